// The theme, before the first paint: data-theme is the visitor's choice, or the
// system's as long as there is none. The browser's own colour around the page
// follows.
const root = document.documentElement;
const metas = [...document.querySelectorAll('meta[name="theme-color"]')];
const colours = { light: metas[0]?.content, dark: metas[1]?.content };
const systemDark = matchMedia("(prefers-color-scheme: dark)");
const chosenTheme = () => (localStorage.getItem("catchup.theme") || "").replaceAll('"', "");

function followSystem() {
  if (!(chosenTheme() in colours)) {
    root.dataset.theme = systemDark.matches ? "dark" : "light";
  }
}
new MutationObserver(() => metas.forEach((meta) => { meta.content = colours[root.dataset.theme]; }))
  .observe(root, { attributeFilter: ["data-theme"] });
root.dataset.theme = chosenTheme();
followSystem();
systemDark.addEventListener("change", followSystem);
