const END = 'end';

class WordDictionary {
  constructor() {
    this.root = new Map();
  }

  addWord(word) {
    let node = this.root;
    for (const letter of word) {
      if (!node.has(letter)) node.set(letter, new Map());
      node = node.get(letter);
    }
    node.set(END, new Map());
  }

  search(pattern) {
    let nodes = [this.root];
    for (const sign of pattern) {
      nodes = nodes.flatMap((node) => {
        if (sign !== '.') return node.has(sign) ? [node.get(sign)] : [];
        return [...node].flatMap(([letter, child]) => (letter === END ? [] : [child]));
      });
    }
    return nodes.some((node) => node.has(END));
  }
}

const words = [
  ['addWord', 'tea'],
  ['addWord', 'ten'],
];

const searches = [
  ['search', 'te.'],
  ['search', 't.a'],
  ['search', '.a'],
];

console.log(calls(new WordDictionary(), ...words, ...searches));
