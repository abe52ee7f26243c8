class Node {
  constructor(key, value) {
    this.key = key;
    this.value = value;
    this.uses = 1;
    this.before = this;
    this.after = this;
  }
}

class LFUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.nodes = new Map();
    // A ring for each number of uses: after its sentinel comes the oldest.
    this.rings = new Map();
    this.fewest = 1;
  }

  get(key) {
    const node = this.nodes.get(key);
    if (!node) return -1;
    this.use(node);
    return node.value;
  }

  put(key, value) {
    const known = this.nodes.get(key);
    if (known) {
      known.value = value;
      this.use(known);
      return;
    }
    if (this.nodes.size === this.capacity) {
      const oldest = this.rings.get(this.fewest).after;
      this.unlink(oldest);
      this.nodes.delete(oldest.key);
    }
    const node = new Node(key, value);
    this.nodes.set(key, node);
    this.append(node);
    this.fewest = 1;
  }

  use(node) {
    this.unlink(node);
    // The last node with the fewest uses takes one more.
    if (node.uses === this.fewest && !this.rings.has(node.uses)) this.fewest += 1;
    node.uses += 1;
    this.append(node);
  }

  unlink(node) {
    node.before.after = node.after;
    node.after.before = node.before;
    const sentinel = this.rings.get(node.uses);
    if (sentinel.after === sentinel) this.rings.delete(node.uses);
  }

  append(node) {
    if (!this.rings.has(node.uses)) this.rings.set(node.uses, new Node(-1, -1));
    const sentinel = this.rings.get(node.uses);
    const newest = sentinel.before;
    newest.after = node;
    sentinel.before = node;
    node.before = newest;
    node.after = sentinel;
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
