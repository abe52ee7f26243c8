/** Takes in numbers and reports their median at any time. */
class MedianFinder {
  constructor() {
  }

  /**
   * Add a number.
   * @param {number} number
   */
  addNum(number) {
  }

  /**
   * Return the median of all numbers so far.
   * @returns {number}
   */
  findMedian() {
  }
}

const start = [['addNum', 5], ['addNum', 2], ['findMedian']];

console.log(calls(new MedianFinder(), ...start, ['addNum', 9], ['findMedian']));
