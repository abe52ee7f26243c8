/** A growing collection that knows its k-th largest number. */
class KthLargest {
  /**
   * Start with at least k - 1 numbers.
   * @param {number} k
   * @param {number[]} numbers
   */
  constructor(k, numbers) {
  }

  /**
   * Add a number and return the k-th largest of all so far.
   * @param {number} number
   * @returns {number}
   */
  add(number) {
  }
}

const steps = [
  ['add', 4],
  ['add', 10],
  ['add', 1],
];

console.log(calls(new KthLargest(3, [5, 8, 2, 9]), ...steps));
