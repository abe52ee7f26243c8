/** A queue of integers that is made of two stacks. */
class QueueOfStacks {
  constructor() {
  }

  /**
   * Put value at the back.
   * @param {number} value
   */
  push(value) {
  }

  /**
   * Remove the value at the front and return it.
   * @returns {number}
   */
  pop() {
  }

  /**
   * Return the value at the front.
   * @returns {number}
   */
  peek() {
  }

  /**
   * Return true if there are no values.
   * @returns {boolean}
   */
  empty() {
  }
}

const steps = [['peek'], ['pop'], ['push', 5], ['pop'], ['pop'], ['empty']];

console.log(calls(new QueueOfStacks(), ['push', 3], ['push', 8], ...steps));
