/** Stores words and finds them by patterns with dots. */
class WordDictionary {
  constructor() {
  }

  /**
   * Add word, which consists of lower-case letters.
   * @param {string} word
   */
  addWord(word) {
  }

  /**
   * Return true if a word matches; a dot is any one letter.
   * @param {string} pattern
   * @returns {boolean}
   */
  search(pattern) {
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
