class Trie {
  constructor() {
    this.root = { children: new Map(), isWord: false };
  }

  insert(word) {
    let node = this.root;
    for (const letter of word) {
      if (!node.children.has(letter)) {
        node.children.set(letter, { children: new Map(), isWord: false });
      }
      node = node.children.get(letter);
    }
    node.isWord = true;
  }

  search(word) {
    return this.nodeAt(word)?.isWord ?? false;
  }

  startsWith(prefix) {
    return this.nodeAt(prefix) !== undefined;
  }

  nodeAt(prefix) {
    let node = this.root;
    for (const letter of prefix) node = node?.children.get(letter);
    return node;
  }
}

const example = [
  ['search', 'card'],
  ['search', 'car'],
  ['startsWith', 'car'],
];

console.log(calls(new Trie(), ['insert', 'card'], ...example));
