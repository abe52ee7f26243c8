class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.values = new Map();
    this.lastUse = new Map();
    this.time = 0;
  }

  get(key) {
    this.time += 1;
    if (!this.values.has(key)) return -1;
    this.lastUse.set(key, this.time);
    return this.values.get(key);
  }

  put(key, value) {
    this.time += 1;
    this.values.set(key, value);
    this.lastUse.set(key, this.time);
    if (this.values.size <= this.capacity) return;
    let oldest = key;
    for (const [other, time] of this.lastUse) {
      if (time < this.lastUse.get(oldest)) oldest = other;
    }
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
