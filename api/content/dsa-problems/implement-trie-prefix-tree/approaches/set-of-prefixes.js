class Trie {
  words = new Set();
  prefixes = new Set();

  insert(word) {
    this.words.add(word);
    for (let end = 1; end <= word.length; end += 1) this.prefixes.add(word.slice(0, end));
  }

  search(word) {
    return this.words.has(word);
  }

  startsWith(prefix) {
    return this.prefixes.has(prefix);
  }
}

const example = [
  ['search', 'card'],
  ['search', 'car'],
  ['startsWith', 'car'],
];

console.log(calls(new Trie(), ['insert', 'card'], ...example));
