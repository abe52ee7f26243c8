class BSTIterator {
  constructor(root) {
    // Whose values are still to come. The top has the smallest one.
    this.waiting = [];
    this.pushLeftEdge(root);
  }

  next() {
    const node = this.waiting.pop();
    this.pushLeftEdge(node.right);
    return node.val;
  }

  hasNext() {
    return this.waiting.length > 0;
  }

  pushLeftEdge(root) {
    for (let node = root; node !== null; node = node.left) this.waiting.push(node);
  }
}

const values = new BSTIterator(tree([9, 4, 15, null, null, 11]));

console.log([values.next(), values.next(), values.next(), values.next(), values.hasNext()]);
