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
    const nodes = [this.root];
    while (nodes.length > 0) {
      const node = nodes.pop();
      if (node === null) continue;
      if (node.val > this.last && node.val < smallest) smallest = node.val;
      nodes.push(node.left, node.right);
    }
    return smallest;
  }
}

const values = new BSTIterator(tree([9, 4, 15, null, null, 11]));

console.log([values.next(), values.next(), values.next(), values.next(), values.hasNext()]);
