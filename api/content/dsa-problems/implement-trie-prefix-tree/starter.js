/** Stores words and answers questions about words and prefixes. */
class Trie {
  constructor() {
  }

  /**
   * Store word.
   * @param {string} word
   */
  insert(word) {
  }

  /**
   * Return true if exactly this word has been stored.
   * @param {string} word
   * @returns {boolean}
   */
  search(word) {
  }

  /**
   * Return true if a stored word begins with prefix.
   * @param {string} prefix
   * @returns {boolean}
   */
  startsWith(prefix) {
  }
}

const example = [
  ['search', 'card'],
  ['search', 'car'],
  ['startsWith', 'car'],
];

console.log(calls(new Trie(), ['insert', 'card'], ...example));
