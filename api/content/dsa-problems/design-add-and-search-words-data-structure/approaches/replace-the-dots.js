const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

class WordDictionary {
  words = new Set();

  addWord(word) {
    this.words.add(word);
  }

  search(pattern) {
    if (!pattern.includes('.')) return this.words.has(pattern);
    // Replaces the first dot only.
    return LETTERS.some((letter) => this.search(pattern.replace('.', letter)));
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
