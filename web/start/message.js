// What the page says when something is wrong and the program cannot. data-boot is
// "loading" in the page, "running", or "failed" as soon as a message says why.
let message; // what is shown

function whenBodyIsThere(action) {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", action, { once: true });
  } else {
    action();
  }
}

// say shows a text in place of the one before, and a button that tries again.
function say(text, button) {
  message?.remove();
  message = document.createElement("div");
  message.className = "boot-status";
  message.setAttribute("role", "status");
  const words = document.createElement("p");
  words.textContent = text;
  message.append(words);
  if (button) {
    const again = document.createElement("button");
    again.type = "button";
    again.className = "boot-reload";
    again.textContent = button;
    again.addEventListener("click", anew);
    message.append(again);
  }
  const shown = message;
  whenBodyIsThere(() => shown === message &&
    (document.getElementById("app-wasm-loader")?.parentNode ?? document.body).append(shown));
}

// unsay takes back what may have been said.
function unsay() {
  message?.remove();
  message = undefined;
}

// fail says why the page cannot go on: the first reason counts.
function fail(text, button = "Try again") {
  if (root.dataset.boot !== "failed") {
    root.dataset.boot = "failed";
    say(text, button);
  }
}

// freshPage has the browser ask the host for the page anew, past its cache, and
// returns the version of what comes.
async function freshPage() {
  try {
    const page = await fetch(location.href, { cache: "reload" });
    return (await page.text()).match(/start\.js\?v=(\w+)/)?.[1];
  } catch {
    return undefined;
  }
}

// anew loads the page again with nothing out of the browser's cache.
async function anew() {
  const files = [...document.querySelectorAll("[integrity]")].map((element) => element.src || element.href);
  await Promise.allSettled([freshPage(), ...files.map((file) => fetch(file, { cache: "reload" }))]);
  location.reload();
}

// A dead program throws from every event handler that it has left behind.
const broken = () => fail("Something broke. Your progress is kept.", "Reload");

function ifFatal(error) {
  if (typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError ||
    /Go program has already exited/.test(String(error))) {
    broken();
  }
}
addEventListener("error", (event) => ifFatal(event.error));
addEventListener("unhandledrejection", (event) => ifFatal(event.reason));
