// The Web Worker that runs the exact engine, or the program that it is named after.
// It asks for the files of its own version ("?v="), once more of the host itself if
// one is not right, and says so when it cannot go on. The build writes the programs'
// sizes and what their content must be into the next line.
const programs = "{{programs}}";

const version = self.location.search;
const name = self.name || "engine";
const wanted = programs[name];

async function run() {
  const runtime = "../wasm_exec.js" + version;
  try {
    importScripts(runtime);
  } catch {
    await fetch(runtime, { cache: "reload" });
    importScripts(runtime);
  }
  const go = new Go();
  const load = async (cache) => compileChecked(await fetch(wanted.path + version, { cache }), wanted);
  const program = await load("default").catch(() => load("reload"));
  await go.run(await WebAssembly.instantiate(program, go.importObject));
  throw new Error("the engine has ended");
}

run().catch((error) => self.postMessage({ crash: `${name}.wasm: ${error.message || error}` }));
