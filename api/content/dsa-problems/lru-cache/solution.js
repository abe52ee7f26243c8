class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    // A Map keeps the order in which its keys were added.
    this.values = new Map();
  }

  get(key) {
    if (!this.values.has(key)) return -1;
    const value = this.values.get(key);
    this.put(key, value);
    return value;
  }

  put(key, value) {
    this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size > this.capacity) this.values.delete(this.values.keys().next().value);
  }
}

const start = [
  ['put', 1, 10],
  ['put', 2, 20],
  ['get', 1],
  ['put', 3, 30],
];

console.log(calls(new LRUCache(2), ...start, ['get', 2], ['get', 3]));
