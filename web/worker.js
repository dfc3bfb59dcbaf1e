// The Web Worker that runs the exact engine. It asks for the files of its own
// version ("?v=") and says so when it cannot go on.
"use strict";

const version = self.location.search;

async function run() {
  importScripts("../wasm_exec.js" + version);
  const go = new Go();
  const { instance } = await WebAssembly.instantiateStreaming(fetch("engine.wasm" + version), go.importObject);
  await go.run(instance);
  throw new Error("the engine has ended");
}

run().catch((error) => self.postMessage({ crash: String(error.message || error) }));
