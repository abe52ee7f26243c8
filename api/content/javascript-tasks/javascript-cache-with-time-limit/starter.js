/** Stores values for a limited time. */
class ShortMemory {
  /**
   * Store value for ms milliseconds.
   * @param {unknown} key
   * @param {unknown} value
   * @param {number} ms
   * @returns {boolean} whether the key had a value
   */
  set(key, value, ms) {
  }

  /**
   * Return the value of key, or undefined.
   * @param {unknown} key
   * @returns {unknown}
   */
  get(key) {
  }

  /**
   * Return how many keys have a value.
   * @returns {number}
   */
  count() {
  }
}
