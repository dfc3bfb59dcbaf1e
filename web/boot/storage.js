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
