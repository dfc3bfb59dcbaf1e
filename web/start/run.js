// The start of the program.

// ---- Progress and silence ------------------------------------------------
// The label has whole per cents, and --loaded goes from 0 to 1; both change at
// most once a frame and never go back. Ten seconds without a byte are told of.
let loaded = 0; // bytes of the program, of this try
let percent = 0;
let frame, silence;

function heard(bytes = loaded) {
  loaded = bytes;
  const now = Math.floor(100 * loaded / wanted.size);
  if (now > percent) {
    percent = now;
    frame ??= requestAnimationFrame(showProgress);
  }
  if (root.dataset.boot === "failed") {
    return;
  }
  unsay();
  clearTimeout(silence);
  if (loaded < wanted.size || !complete()) {
    silence = setTimeout(tellSilence, 10_000);
  }
}

function tellSilence() {
  say("Nothing has arrived for ten seconds. The page goes on as soon as the connection does.", "Try again");
  if (!style().sheet) {
    style().media = "print"; // or nothing is painted before it is there
  }
}

function showProgress() {
  frame = undefined;
  const label = document.getElementById("app-wasm-loader-label");
  if (label) {
    label.textContent = percent + " %";
  }
  root.style.setProperty("--loaded", percent / 100);
}

// ---- Files of the head ---------------------------------------------------
// What the program needs of the page: the scripts around it and before it, the style
// sheet, as the first drawing reads sizes, and the page to its end. What a browser has of a style
// sheet that was cut it uses, so the last rule says that it is the last.
const style = () => document.querySelector("link[rel=stylesheet]");
function styled() {
  try {
    const rules = style().sheet.cssRules;
    return rules[rules.length - 1].style.getPropertyValue("--complete") !== "";
  } catch {
    return false; // there is none, or nobody may look into it, as it did not arrive
  }
}
const complete = () => window.Go && root.dataset.theme && styled() && document.readyState !== "loading";
const surroundings = new Promise((resolve) => {
  const look = ({ target }) => {
    if (target.media === "print") {
      target.media = "all";
    }
    heard();
    complete() && resolve();
  };
  document.addEventListener("load", look, true);
  document.addEventListener("DOMContentLoaded", look);
  complete() && resolve();
});

// A script or the style sheet that does not arrive, or is not what the page was
// built with (its integrity attribute), is asked for once more. Of what failed before
// this script was there the page knows when everything else is loaded.
addEventListener("error", (event) => event.target.integrity && again(event.target), true);
addEventListener("load", () => {
  for (const element of document.querySelectorAll("[integrity]")) {
    const does = { "catch-up.css": styled, "boot.js": () => root.dataset.theme, "wasm_exec.js": () => window.Go };
    does[addressOf(element).match(/([^/]*)\?/)[1]]() || again(element);
  }
});

const addressOf = (element) => element.src || element.href;
const tried = new Set();

async function again(element) {
  const address = addressOf(element);
  try {
    if (tried.has(element)) {
      return;
    }
    tried.add(element);
    if (element.dataset.again !== undefined) {
      throw new WrongFile();
    }
    await leaveIfStale();
    const response = await fetch(address, { cache: "reload" });
    mustBeThere(response);
    await mustBe(await response.arrayBuffer(), element.integrity);
    const copy = document.createElement(element.localName); // a script runs once only
    for (const { name, value } of element.attributes) {
      copy.setAttribute(name, value);
    }
    copy.dataset.again = "";
    element.replaceWith(copy);
  } catch (error) {
    giveUp(error);
  }
}

// leaveIfStale loads the page anew if the host has another version of it by now:
// the browser may have kept this one. It does so once.
async function leaveIfStale() {
  const theirs = await freshPage();
  if (theirs && theirs !== version && performance.getEntriesByType("navigation")[0]?.type !== "reload") {
    location.reload();
    await new Promise(() => {});
  }
}

// ---- The program ---------------------------------------------------------
async function load() {
  try {
    return await compileChecked(await asked, wanted, heard);
  } catch (error) {
    if (refused(error) && crypto.subtle) { // the program is right
      throw error;
    }
    await leaveIfStale();
    heard(0);
    return compileChecked(await fetch(wanted.address, { cache: "reload" }), wanted, heard);
  }
}

const refused = (error) => error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError;

async function start() {
  try {
    const [module] = await Promise.all([load(), surroundings]);
    const go = new Go();
    const end = go.run(await WebAssembly.instantiate(module, go.importObject));
    root.dataset.boot = "running";
    document.getElementById("app-wasm-loader")?.remove();
    end.then(broken, broken);
  } catch (error) {
    giveUp(error);
  }
}

// giveUp says why the page cannot be started.
function giveUp(error) {
  clearTimeout(silence);
  if (refused(error)) {
    fail("This browser could not start the game. It may be too old: update it or try another one.");
  } else if (error instanceof WrongFile) {
    fail(`The game could not be loaded: ${error.message}.`);
  } else if (loaded > 0) {
    fail("The game could not be loaded: the download broke off. Check your connection and try again.");
  } else if (navigator.serviceWorker?.controller) {
    fail("This page is not on your device in full yet, and the network cannot be reached. Connect and try again. The start page, playing and the puzzles work offline.");
  } else {
    fail("The game could not be loaded: the network cannot be reached. Check your connection and try again.");
  }
  console.error("The page cannot be started:", error);
}

if (asked) {
  heard(0);
  start();
} else {
  fail("The game needs WebAssembly, which this browser does not have or has switched off. " +
    "Allow it for this site or try another browser.");
}
