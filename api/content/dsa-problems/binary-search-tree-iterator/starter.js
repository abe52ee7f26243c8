/** Hands out the values of a binary search tree in ascending order. */
class BSTIterator {
  /**
   * @param {TreeNode | null} root
   */
  constructor(root) {
  }

  /**
   * Return the next value. It's only called if there is one.
   * @returns {number}
   */
  next() {
  }

  /**
   * Return whether there is another value.
   * @returns {boolean}
   */
  hasNext() {
  }
}

const values = new BSTIterator(tree([9, 4, 15, null, null, 11]));

console.log([values.next(), values.next(), values.next(), values.next(), values.hasNext()]);
