/** Answers questions about the sums of ranges of an array. */
class RangeSum {
  /** @param {number[]} numbers */
  constructor(numbers) {
  }

  /**
   * Return the sum from index left to index right, both included.
   * @param {number} left
   * @param {number} right
   * @returns {number}
   */
  sumRange(left, right) {
  }
}

console.log(calls(new RangeSum([5, -2, 4, 1]), ['sumRange', 1, 3], ['sumRange', 0, 0]));
