/** A cache that removes the least frequently used entry if it's full. */
class LFUCache {
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
  ['put', 5, 50],
  ['put', 8, 80],
  ['get', 5],
  ['get', 5],
  ['get', 8],
];

console.log(calls(new LFUCache(2), ...start, ['put', 9, 90], ['get', 8], ['get', 5]));
