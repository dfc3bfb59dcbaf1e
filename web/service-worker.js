// The service worker: keeps the whole site on the device, so that every page
// starts offline. The build writes the site's base path, its version and the
// SHA-256 of every file into the next line.
"use strict";
const { base, version, files } = "{{site}}";

// Each version has its own cache, named after the app, where it is served and
// the version. Other sites of the same origin keep theirs.
//
// A new version is stored in the background and takes over at once, but an open
// page goes on with the code it has loaded, and must not be given files of the
// new version with it. So pages ask for files with their own version ("?v="),
// are answered from that version's cache, and hold a lock of the cache's name
// while they are open (boot.js); a cache is deleted when nobody holds its lock.
const family = `catchup ${base} `;
const current = family + version;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), tidy()])));
self.addEventListener("message", (event) => {
  if (event.data === "tidy") {
    event.waitUntil(tidy());
  }
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin || !url.pathname.startsWith(base)) {
    return;
  }
  const path = url.pathname.slice(base.length);
  if (event.request.mode === "navigate") {
    event.respondWith(page(event.request, path));
  } else {
    event.respondWith(file(event.request, path, url.searchParams.get("v") || version));
  }
});

// install stores all files or none: if one is missing or of another version the
// installation fails and the version before keeps running.
async function install() {
  const paths = Object.keys(files);
  const responses = await Promise.all(paths.map(download));
  await caches.delete(current);
  const cache = await caches.open(current);
  try {
    await Promise.all(paths.map((path, i) => cache.put(base + path, responses[i])));
  } catch (error) {
    await caches.delete(current);
    throw error;
  }
  await self.skipWaiting();
}

// download fetches one file. What the page has just loaded may come out of the
// browser's own cache if it is exactly right, which spares a second download on
// the first visit; otherwise the host is asked. Pages are asked for by their
// folder, and hosts may redirect to other spellings: what counts is the content.
// A navigation cannot be answered with a redirected response, so it is copied.
async function download(path) {
  const address = base + path.replace(/(^|\/)index\.html$/, "$1") + "?v=" + version;
  const from = (cache) => fetch(address, { cache, integrity: files[path] });
  const response = await from("default").catch(() => from("reload"));
  return response.redirected ? new Response(response.body, response) : response;
}

// tidy deletes the caches of earlier versions that no open page uses. Later ones
// may belong to a worker that is being installed; caches are listed in the order
// of their creation.
async function tidy() {
  const own = (await caches.keys()).filter((name) => name.startsWith(family));
  for (const name of own.slice(0, own.indexOf(current))) {
    if (navigator.locks) {
      await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && caches.delete(name));
    } else {
      await caches.delete(name);
    }
  }
}

// page answers a navigation. A page is found with and without its last slash or
// file name and with any query. For other addresses the host is asked, which may
// serve another site there; offline the answer is the page that says so.
async function page(request, path) {
  const name = [path, path + "index.html", path + "/index.html"].find((name) => Object.hasOwn(files, name));
  if (name !== undefined) {
    return (await stored(name, version)) || fetch(request);
  }
  try {
    return await fetch(request);
  } catch {
    return (await stored("404.html", version)) || Response.error();
  }
}

async function file(request, path, wanted) {
  return (await stored(path, wanted)) || fetch(request);
}

// stored returns a file out of a version's cache, or undefined.
async function stored(path, wanted) {
  if (!(await caches.has(family + wanted))) {
    return undefined;
  }
  const cache = await caches.open(family + wanted);
  return cache.match(base + path, { ignoreVary: true });
}
