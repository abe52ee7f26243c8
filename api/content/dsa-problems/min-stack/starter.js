/** A stack of integers that knows its minimum in constant time. */
class MinStack {
  constructor() {
  }

  /**
   * Put value on top.
   * @param {number} value
   */
  push(value) {
  }

  /**
   * Remove the value on top and return it.
   * @returns {number}
   */
  pop() {
  }

  /**
   * Return the value on top.
   * @returns {number}
   */
  top() {
  }

  /**
   * Return the smallest value in the stack.
   * @returns {number}
   */
  getMin() {
  }
}

const steps = [['getMin'], ['pop'], ['pop'], ['getMin']];

console.log(calls(new MinStack(), ['push', 5], ['push', 2], ['push', 7], ...steps));
