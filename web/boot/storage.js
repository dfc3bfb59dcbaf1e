// With cookies blocked, touching the storage throws and the program would die. It then
// gets one that lasts while the tab stays on the site, as the other program must find
// what this one has kept: in the name of the tab. window.catchupStorage says so.
const mark = "catchup ";

function named() {
  try {
    return name.startsWith(mark) ? JSON.parse(name.slice(mark.length)) : {};
  } catch {
    return {};
  }
}

class Memory {
  #items;
  #which;
  constructor(which) {
    this.#which = which;
    this.#items = new Map(named()[which]);
  }
  #keep() { name = mark + JSON.stringify({ ...named(), [this.#which]: [...this.#items] }); }
  get length() { return this.#items.size; }
  key(i) { return [...this.#items.keys()][i] ?? null; }
  getItem(key) { return this.#items.get(String(key)) ?? null; }
  setItem(key, value) { this.#items.set(String(key), String(value)); this.#keep(); }
  removeItem(key) { this.#items.delete(String(key)); this.#keep(); }
  clear() { this.#items.clear(); this.#keep(); }
}

// A storage that holds something is kept even if it is full.
function works(which) {
  try {
    const storage = window[which];
    if (storage.length === 0) {
      storage.setItem("catchup.probe", "");
      storage.removeItem("catchup.probe");
    }
    return true;
  } catch {
    return false;
  }
}

for (const which of ["localStorage", "sessionStorage"]) {
  if (!works(which)) {
    Object.defineProperty(window, which, { value: new Memory(which), configurable: true });
    window.catchupStorage = "memory";
  }
}
