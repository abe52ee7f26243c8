class MapSum {
  constructor() {
    this.root = { value: 0, children: new Map() };
  }

  insert(key, value) {
    let node = this.root;
    for (const letter of key) {
      if (!node.children.has(letter)) node.children.set(letter, { value: 0, children: new Map() });
      node = node.children.get(letter);
    }
    node.value = value;
  }

  sumOf(prefix) {
    let node = this.root;
    for (const letter of prefix) node = node?.children.get(letter);
    const below = ({ value, children }) =>
      [...children.values()].reduce((sum, child) => sum + below(child), value);
    return node === undefined ? 0 : below(node);
  }
}
