class LFUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.entries = new Map();
    this.heap = [];
    this.time = 0;
  }

  get(key) {
    const entry = this.entries.get(key);
    if (!entry) return -1;
    this.use(key, entry.value);
    return entry.value;
  }

  put(key, value) {
    if (!this.entries.has(key) && this.entries.size === this.capacity) this.removeRarest();
    this.use(key, value);
  }

  use(key, value) {
    this.time += 1;
    const uses = (this.entries.get(key)?.uses ?? 0) + 1;
    // A use that isn't the latest of its key stays in the heap.
    const entry = { key, value, uses, time: this.time };
    this.entries.set(key, entry);
    this.push(entry);
  }

  removeRarest() {
    let entry = this.pop();
    while (this.entries.get(entry.key) !== entry) entry = this.pop();
    this.entries.delete(entry.key);
  }

  isBefore(a, b) {
    return a.uses < b.uses || (a.uses === b.uses && a.time < b.time);
  }

  push(entry) {
    const { heap } = this;
    let index = heap.length;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.isBefore(entry, heap[parent])) break;
      heap[index] = heap[parent];
      index = parent;
    }
    heap[index] = entry;
  }

  pop() {
    const { heap } = this;
    const [top] = heap;
    const last = heap.pop();
    if (heap.length === 0) return top;
    let index = 0;
    for (let child = 1; child < heap.length; child = 2 * index + 1) {
      if (child + 1 < heap.length && this.isBefore(heap[child + 1], heap[child])) child += 1;
      if (!this.isBefore(heap[child], last)) break;
      heap[index] = heap[child];
      index = child;
    }
    heap[index] = last;
    return top;
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
