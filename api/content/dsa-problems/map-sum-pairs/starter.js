/** Stores integers for words and adds them up by prefix. */
class MapSum {
  constructor() {
  }

  /**
   * Store value for the word key, in place of an older one.
   * @param {string} key
   * @param {number} value
   */
  insert(key, value) {
  }

  /**
   * Return the sum of the values of all words that begin with prefix.
   * @param {string} prefix
   * @returns {number}
   */
  sumOf(prefix) {
  }
}

const example = [
  ['insert', 'cart', 3],
  ['sumOf', 'car'],
  ['insert', 'car', 1],
  ['sumOf', 'car'],
];

console.log(calls(new MapSum(), ['insert', 'car', 4], ...example));
