class BSTIterator {
  constructor(root) {
    this.values = [];
    this.position = 0;
    this.collect(root);
  }

  next() {
    this.position += 1;
    return this.values[this.position - 1];
  }

  hasNext() {
    return this.position < this.values.length;
  }

  collect(node) {
    if (node === null) return;
    this.collect(node.left);
    this.values.push(node.val);
    this.collect(node.right);
  }
}

const values = new BSTIterator(tree([9, 4, 15, null, null, 11]));

console.log([values.next(), values.next(), values.next(), values.next(), values.hasNext()]);
