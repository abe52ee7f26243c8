class ShortMemory {
  #values = new Map();

  set(key, value, ms) {
    const known = this.#values.has(key);
    this.#values.set(key, value);
    setTimeout(() => this.#values.delete(key), ms);
    return known;
  }

  get(key) {
    return this.#values.get(key);
  }

  count() {
    return this.#values.size;
  }
}
