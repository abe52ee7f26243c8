class Trie {
  words = [];

  insert(word) {
    this.words.push(word);
  }

  search(word) {
    return this.words.includes(word);
  }

  startsWith(prefix) {
    return this.words.some((word) => word.startsWith(prefix));
  }
}

const example = [
  ['search', 'card'],
  ['search', 'car'],
  ['startsWith', 'car'],
];

console.log(calls(new Trie(), ['insert', 'card'], ...example));
