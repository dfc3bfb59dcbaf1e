// What the page says about itself; and the program is asked for, before anything
// else. A link that preloads it would be a little earlier, but Safari would then
// download it twice.
const root = document.documentElement;
const own = new URL(document.currentScript.src);
const version = own.searchParams.get("v");
const base = own.pathname.slice(0, -"web/start.js".length);

// The program that starts this page.
const wanted = {
  address: root.dataset.program,
  size: Number(root.dataset.size),
  integrity: root.dataset.integrity,
};
const asked = typeof WebAssembly === "object" ? fetch(wanted.address) : undefined;
asked?.catch(() => {}); // run.js says so
