// Keeping the site on the device, by the service worker (see service-worker.js),
// and the notice that a new version has arrived.
const workers = navigator.serviceWorker;
if (workers) {
  const idle = () => new Promise((resolve) => {
    window.requestIdleCallback ? requestIdleCallback(resolve, { timeout: 5000 }) : setTimeout(resolve, 500);
  });

  // Nothing is stored before the visitor has what they came for: the program has
  // drawn the page (data-app) and the browser has nothing to do.
  const answers = new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      resolve();
    });
    watcher.observe(root, { attributeFilter: ["data-app"] });
  });

  async function keepSite() {
    await answers;
    await idle();
    await workers.register(base + "app-worker.js");
    keepRest();
  }

  // Programs that few visitors need are stored when the others are.
  async function keepRest() {
    const { active } = await workers.ready;
    await idle();
    if (!navigator.connection?.saveData) {
      active.postMessage("keep rest");
    }
  }
  keepSite().catch((error) => console.warn("The site cannot be stored:", error));

  // While the page is open it holds the lock of its version's cache, shared with
  // other pages. A page that is put aside lets go, or the browser could not bring
  // it back with the back button.
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
      const tell = () => window.goappOnUpdate();
      document.readyState === "complete" ? tell() : addEventListener("load", tell, { once: true });
      keepRest();
    }
    controlled = true;
  });

  // An app that stays open for days asks for a new version when it is looked at
  // again. Being offline is no error.
  const hour = 60 * 60 * 1000;
  let looked = Date.now();
  document.addEventListener("visibilitychange", async () => {
    if (document.visibilityState === "visible" && Date.now() - looked > hour) {
      looked = Date.now();
      const registration = await workers.getRegistration();
      registration?.update().catch(() => {});
    }
  });
}
