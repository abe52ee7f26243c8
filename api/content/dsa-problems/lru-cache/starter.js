/** A cache that removes the least recently used entry if it's too full. */
class LRUCache {
  /**
   * Make room for capacity entries.
   * @param {number} capacity
   */
  constructor(capacity) {
  }

  /**
   * Return the value stored for key, or -1. This is a use of key.
   * @param {number} key
   * @returns {number}
   */
  get(key) {
  }

  /**
   * Store value for key. This is a use of key.
   * @param {number} key
   * @param {number} value
   */
  put(key, value) {
  }
}

const start = [
  ['put', 1, 10],
  ['put', 2, 20],
  ['get', 1],
  ['put', 3, 30],
];

console.log(calls(new LRUCache(2), ...start, ['get', 2], ['get', 3]));
