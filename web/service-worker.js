// The service worker: keeps the whole site on the device, so that every page
// starts offline. The build writes into the next line where the site is served,
// its version, the SHA-256 of every file, which of them few visitors need, and
// which pages those are.
const { base, version, files, rest, restPages } = "{{site}}";

// Each version has its own cache, named after the app, where it is served and
// the version. Other sites of the same origin keep theirs. A file is stored once
// it is checked, with its SHA-256 as a header.
//
// A new version is stored in the background and takes over at once, but an open
// page goes on with the code it has loaded, and must not be given files of the
// new version with it. So pages ask for files with their own version ("?v="),
// are answered from that version's cache, and hold a lock of the cache's name
// while they are open (start/keep.js); a cache is deleted when nobody holds its
// lock.
const family = `catchup ${base} `;
const current = family + version;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), tidy()])));
self.addEventListener("message", (event) => {
  if (event.data === "tidy") {
    event.waitUntil(tidy());
  } else if (event.data === "keep rest") {
    event.waitUntil(keep(rest).catch(() => {})); // the next page asks again
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

// install stores what every visitor needs, or fails, and the version before keeps
// running. What is stored when the network fails counts at the next attempt; of a
// version that the host does not have in full nothing is left.
async function install() {
  try {
    await keep(Object.keys(files).filter((path) => !rest.includes(path)));
  } catch (error) {
    if (!(error instanceof TypeError)) { // which is how a network fails
      await caches.delete(current);
    }
    throw error;
  }
  await self.skipWaiting();
}

// keep stores files that are not stored yet, three at a time so that a page which
// wants something meanwhile gets it; programs, which are the largest, last.
async function keep(paths) {
  const cache = await caches.open(current);
  const large = (path) => Number(path.endsWith(".wasm"));
  const queue = [...paths].sort((a, b) => large(a) - large(b));
  async function work() {
    for (let path; (path = queue.shift()) !== undefined;) {
      if (!(await cache.match(base + path))) {
        await cache.put(base + path, (await unchanged(path)) || (await download(path)));
      }
    }
  }
  await Promise.all([work(), work(), work()].map((worker) => worker.catch((error) => {
    queue.length = 0;
    throw error;
  })));
}

// unchanged returns a file out of another version's cache if it is the same.
async function unchanged(path) {
  for (const name of await caches.keys()) {
    const response = name.startsWith(family) && await (await caches.open(name)).match(base + path, { ignoreVary: true });
    if (response && response.headers.get("Integrity") === files[path]) {
      return response;
    }
  }
}

// download fetches one file. What the page has just loaded may come out of the
// browser's own cache, so it is asked for as pages ask for it; if it is not exactly
// right, the host is asked. Pages are asked for by their folder, and hosts may
// redirect to other spellings: what counts is the content. A navigation cannot be
// answered with a redirected response, so it is copied.
async function download(path) {
  const plain = base + path.replace(/(^|\/)index\.html$/, "$1");
  const versioned = plain + "?v=" + version;
  const likePages = /\.(css|js|wasm)$|^web\/prose\//.test(path) ? versioned : plain;
  for (const [address, cache] of [[likePages, "default"], [versioned, "reload"]]) {
    const response = await fetch(address, { cache, priority: "low" });
    const content = await response.arrayBuffer();
    if (response.ok && await fingerprint(content) === files[path]) {
      const checked = new Response(content, response);
      checked.headers.set("Integrity", files[path]);
      return checked;
    }
  }
  throw new WrongFile(`${path} is not of version ${version}`);
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
// serve another site there, and for a page whose program is not stored yet: the
// program would be asked of the host as well and could be of another version.
// Offline the page then says what is missing.
async function page(request, path) {
  const name = [path, path + "index.html", path + "/index.html"].find((name) => Object.hasOwn(files, name));
  const kept = name && await stored(name, version);
  if (kept && !(restPages.includes(name) && !(await restIsStored()))) {
    return kept;
  }
  try {
    return await fetch(request);
  } catch {
    return kept || (await stored("404.html", version)) || Response.error();
  }
}

async function restIsStored() {
  const found = await Promise.all(rest.map((path) => stored(path, version)));
  return found.every(Boolean);
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
