// The Web Worker that runs the exact engine, or the program that it is named after.
// It asks for the files of its own version ("?v=") and says so when it cannot go on.
"use strict";

const version = self.location.search;
const program = (self.name || "engine") + ".wasm";

async function run() {
  importScripts("../wasm_exec.js" + version);
  const go = new Go();
  const engine = await fetch(program + version);
  if (!engine.ok) {
    throw new Error(program + " cannot be loaded: " + engine.status);
  }
  const streams = engine.headers.get("Content-Type") === "application/wasm"; // not from every host
  const { instance } = streams
    ? await WebAssembly.instantiateStreaming(engine, go.importObject)
    : await WebAssembly.instantiate(await engine.arrayBuffer(), go.importObject);
  await go.run(instance);
  throw new Error("the engine has ended");
}

run().catch((error) => self.postMessage({ crash: String(error.message || error) }));
