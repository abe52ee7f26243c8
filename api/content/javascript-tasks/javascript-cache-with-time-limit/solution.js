class ShortMemory {
  #entries = new Map();

  set(key, value, ms) {
    const known = this.#entries.get(key);
    if (known) clearTimeout(known.timer);
    const timer = setTimeout(() => this.#entries.delete(key), ms);
    this.#entries.set(key, { value, timer });
    return known !== undefined;
  }

  get(key) {
    return this.#entries.get(key)?.value;
  }

  count() {
    return this.#entries.size;
  }
}
