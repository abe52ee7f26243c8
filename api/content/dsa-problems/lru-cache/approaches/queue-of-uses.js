class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.values = new Map();
    this.lastUse = new Map();
    // The key of each use, in order of time; those before first are over.
    this.uses = [];
    this.first = 0;
  }

  get(key) {
    if (!this.values.has(key)) return -1;
    this.use(key);
    return this.values.get(key);
  }

  put(key, value) {
    this.values.set(key, value);
    this.use(key);
    if (this.values.size > this.capacity) this.removeOldest();
  }

  use(key) {
    this.lastUse.set(key, this.uses.length);
    this.uses.push(key);
  }

  removeOldest() {
    // Skips keys that were used again later.
    while (this.lastUse.get(this.uses[this.first]) !== this.first) this.first += 1;
    const oldest = this.uses[this.first];
    this.first += 1;
    this.values.delete(oldest);
    this.lastUse.delete(oldest);
  }
}

const start = [
  ['put', 1, 10],
  ['put', 2, 20],
  ['get', 1],
  ['put', 3, 30],
];

console.log(calls(new LRUCache(2), ...start, ['get', 2], ['get', 3]));
