// What go-app asks of the page around its program, under the names that it gives
// it. go-app's own script is not used: it registers the service worker before it
// loads the program, and most of the rest would have to be changed.
const environment = {
  GOAPP_VERSION: version,
  GOAPP_ROOT_PREFIX: base,
  GOAPP_STATIC_RESOURCES_URL: base + "web",
  GOAPP_INTERNAL_URLS: "[]",
};
window.goappGetenv = (name) => environment[name];

// The program puts functions of its own in the place of these two, and looks for
// the notes when it starts.
window.goappOnUpdate = () => { window.goappUpdatedBeforeWasmLoaded = true; };
window.goappOnAppInstallChange = () => { window.goappAppInstallChangedBeforeWasmLoaded = true; };

// ---- Installing ----------------------------------------------------------
let offer; // the browser's event by which it can be made to ask

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  window.goappOnAppInstallChange();
});
addEventListener("appinstalled", () => {
  offer = undefined;
  window.goappOnAppInstallChange();
});

window.goappIsAppInstalled = () => navigator.standalone === true ||
  matchMedia("(display-mode: standalone)").matches ||
  document.referrer.startsWith("android-app://");

// Apple's browsers install, but cannot be made to ask. An iPad calls itself a Mac.
window.goappIsAppleBrowser = () => {
  const names = navigator.userAgent;
  const mac = /\bMacintosh\b/.test(names);
  return /iP(hone|ad|od)/.test(names) || mac && navigator.maxTouchPoints > 1 ||
    mac && /\bSafari\b/.test(names) && !/\b(Chrome|Edg|OPR|Brave)\b/.test(names);
};

window.goappIsAppInstallable = () => !window.goappIsAppInstalled() &&
  (offer !== undefined || window.goappIsAppleBrowser());

window.goappShowInstallPrompt = async () => {
  offer.prompt();
  await offer.userChoice;
  offer = undefined;
};
