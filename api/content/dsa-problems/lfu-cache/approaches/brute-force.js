class LFUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.entries = new Map();
    this.time = 0;
  }

  get(key) {
    const entry = this.entries.get(key);
    if (!entry) return -1;
    this.use(entry);
    return entry.value;
  }

  put(key, value) {
    if (!this.entries.has(key)) {
      if (this.entries.size === this.capacity) this.entries.delete(this.rarest().key);
      this.entries.set(key, { key, uses: 0 });
    }
    const entry = this.entries.get(key);
    entry.value = value;
    this.use(entry);
  }

  use(entry) {
    this.time += 1;
    entry.uses += 1;
    entry.lastUse = this.time;
  }

  rarest() {
    let rarest = { uses: Infinity };
    for (const entry of this.entries.values()) {
      const isOlder = entry.uses === rarest.uses && entry.lastUse < rarest.lastUse;
      if (entry.uses < rarest.uses || isOlder) rarest = entry;
    }
    return rarest;
  }
}

const start = [
  ['put', 5, 50],
  ['put', 8, 80],
  ['get', 5],
  ['get', 5],
  ['get', 8],
];

console.log(calls(new LFUCache(2), ...start, ['put', 9, 90], ['get', 8], ['get', 5]));
