class MapSum {
  constructor() {
    this.root = { total: 0, children: new Map() };
    this.values = new Map();
  }

  insert(key, value) {
    const change = value - (this.values.get(key) ?? 0);
    this.values.set(key, value);
    let node = this.root;
    for (const letter of key) {
      if (!node.children.has(letter)) node.children.set(letter, { total: 0, children: new Map() });
      node = node.children.get(letter);
      node.total += change;
    }
  }

  sumOf(prefix) {
    let node = this.root;
    for (const letter of prefix) node = node?.children.get(letter);
    return node?.total ?? 0;
  }
}

const example = [
  ['insert', 'cart', 3],
  ['sumOf', 'car'],
  ['insert', 'car', 1],
  ['sumOf', 'car'],
];

console.log(calls(new MapSum(), ['insert', 'car', 4], ...example));
