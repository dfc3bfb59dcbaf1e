// What must happen before the first paint and what must work even if the program
// does not: the theme, a stand-in for blocked storage, messages when something
// is wrong, and the notice that a new version has arrived.
"use strict";
(() => {
  const script = new URL(document.currentScript.src);
  const version = script.searchParams.get("v");
  const base = script.pathname.slice(0, -"web/boot.js".length);
  const root = document.documentElement;

  // ---- Storage ----------------------------------------------------------
  // With cookies blocked, touching the storage throws and the program would die.
  // It then gets one that forgets, and window.catchupStorage says so.
  class Memory {
    #items = new Map();
    get length() { return this.#items.size; }
    key(i) { return [...this.#items.keys()][i] ?? null; }
    getItem(key) { return this.#items.get(String(key)) ?? null; }
    setItem(key, value) { this.#items.set(String(key), String(value)); }
    removeItem(key) { this.#items.delete(String(key)); }
    clear() { this.#items.clear(); }
  }

  // A storage that holds something is kept even if it is full.
  function works(name) {
    try {
      const storage = window[name];
      if (storage.length === 0) {
        storage.setItem("catchup.probe", "");
        storage.removeItem("catchup.probe");
      }
      return true;
    } catch {
      return false;
    }
  }

  for (const name of ["localStorage", "sessionStorage"]) {
    if (!works(name)) {
      Object.defineProperty(window, name, { value: new Memory(), configurable: true });
      window.catchupStorage = "memory";
    }
  }

  // ---- Theme ------------------------------------------------------------
  // data-theme is the visitor's choice, or the system's as long as there is none.
  // The browser's own colour around the page follows.
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

  // ---- Visitor ----------------------------------------------------------
  // Who has been here before finds other things on the first page: data-visitor is
  // "new", "known", or "regular" for those of the daily boards.
  const record = localStorage.getItem("catchup.data") || "";
  root.dataset.visitor = /"daily":/.test(record) ? "regular"
    : /"(first|game|puzzles|skill|best|games|stars)":/.test(record) ? "known" : "new";

  // ---- Messages ---------------------------------------------------------
  // data-boot is "loading", "running", or "failed" as soon as a message says why.
  root.dataset.boot = "loading";

  function whenBodyIsThere(action) {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", action, { once: true });
    } else {
      action();
    }
  }

  function fail(text, button) {
    if (root.dataset.boot === "failed") {
      return;
    }
    root.dataset.boot = "failed";
    whenBodyIsThere(() => {
      const status = document.createElement("div");
      status.className = "boot-status";
      status.setAttribute("role", "status");
      (document.getElementById("app-wasm-loader")?.parentNode ?? document.body).append(status);
      const message = document.createElement("p");
      message.textContent = text;
      status.append(message);
      if (button) {
        const reload = document.createElement("button");
        reload.type = "button";
        reload.className = "boot-reload";
        reload.textContent = button;
        reload.addEventListener("click", () => location.reload());
        status.append(reload);
      }
    });
  }

  const broken = () => fail("Something broke. Your progress is kept.", "Reload");

  window.catchup = {
    // watch is told when the program starts, with a promise of its end.
    watch(end) {
      root.dataset.boot = "running";
      end.then(broken, broken);
    },
    // notLoaded is told why the program could not start.
    notLoaded(error) {
      if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) {
        fail("This browser could not start the game. It may be too old: update it or try another one.", "Try again");
      } else {
        fail("The game could not be loaded. Check your connection and try again.", "Try again");
      }
    },
  };

  if (typeof WebAssembly !== "object") {
    fail("The game needs WebAssembly, which this browser does not have or has switched off. " +
      "Allow it for this site or try another browser.");
  }

  // A dead program throws from every event handler it has left behind.
  function isFatal(error) {
    return typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError ||
      /Go program has already exited/.test(String(error));
  }
  addEventListener("error", (event) => {
    if (event.target instanceof HTMLScriptElement) {
      window.catchup.notLoaded(event);
    } else if (isFatal(event.error)) {
      broken();
    }
  }, true);
  addEventListener("unhandledrejection", (event) => {
    if (isFatal(event.reason)) {
      broken();
    }
  });

  // ---- Versions ---------------------------------------------------------
  if (!("serviceWorker" in navigator)) {
    return;
  }
  const workers = navigator.serviceWorker;

  // While the page is open it holds the lock of its version's cache, shared with
  // other pages (see service-worker.js). A page that is put aside lets go, or the
  // browser could not bring it back with the back button.
  function holdFiles() {
    navigator.locks?.request(`catchup ${base} ${version}`, { mode: "shared" }, () => {
      workers.controller?.postMessage("tidy");
      return new Promise((release) => addEventListener("pagehide", release, { once: true }));
    });
  }
  holdFiles();
  addEventListener("pageshow", (event) => {
    if (event.persisted) {
      holdFiles();
    }
  });

  // Another worker in control means a new version, except on the first visit.
  let controlled = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (controlled) {
      const tell = () => goappOnUpdate();
      document.readyState === "complete" ? tell() : addEventListener("load", tell, { once: true });
    }
    controlled = true;
  });

  // An app that stays open for days asks for a new version when it is looked at
  // again. Being offline is no error.
  const hour = 60 * 60 * 1000;
  let asked = Date.now();
  document.addEventListener("visibilitychange", async () => {
    if (document.visibilityState === "visible" && Date.now() - asked > hour) {
      asked = Date.now();
      const registration = await workers.getRegistration();
      registration?.update().catch(() => {});
    }
  });
})();
