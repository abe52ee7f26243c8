class Node {
  constructor(key, value) {
    this.key = key;
    this.value = value;
    this.before = this;
    this.after = this;
  }
}

class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.nodes = new Map();
    // A ring: after the sentinel comes the oldest, before it the newest.
    this.sentinel = new Node(-1, -1);
  }

  get(key) {
    const node = this.nodes.get(key);
    if (!node) return -1;
    this.unlink(node);
    this.append(node);
    return node.value;
  }

  put(key, value) {
    let node = this.nodes.get(key);
    if (node) {
      node.value = value;
      this.unlink(node);
    } else {
      node = new Node(key, value);
      this.nodes.set(key, node);
    }
    this.append(node);
    if (this.nodes.size > this.capacity) {
      const oldest = this.sentinel.after;
      this.unlink(oldest);
      this.nodes.delete(oldest.key);
    }
  }

  unlink(node) {
    node.before.after = node.after;
    node.after.before = node.before;
  }

  append(node) {
    const newest = this.sentinel.before;
    newest.after = node;
    this.sentinel.before = node;
    node.before = newest;
    node.after = this.sentinel;
  }
}

const start = [
  ['put', 1, 10],
  ['put', 2, 20],
  ['get', 1],
  ['put', 3, 30],
];

console.log(calls(new LRUCache(2), ...start, ['get', 2], ['get', 3]));
