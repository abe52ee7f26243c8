class BSTIterator {
  constructor(root) {
    this.root = root;
    this.last = -Infinity;
  }

  next() {
    this.last = this.following();
    return this.last;
  }

  hasNext() {
    return this.following() < Infinity;
  }

  following() {
    let smallest = Infinity;
    let node = this.root;
    while (node !== null) {
      if (node.val > this.last) {
        smallest = node.val;
        node = node.left;
      } else {
        node = node.right;
      }
    }
    return smallest;
  }
}

const values = new BSTIterator(tree([9, 4, 15, null, null, 11]));

console.log([values.next(), values.next(), values.next(), values.next(), values.hasNext()]);
