function isBalanced(root) {
  const heights = new Map([[null, 0]]);
  const measure = (node) => {
    if (node === null) return;
    measure(node.left);
    measure(node.right);
    heights.set(node, Math.max(heights.get(node.left), heights.get(node.right)) + 1);
  };
  measure(root);
  const nodes = [...heights.keys()].filter((node) => node !== null);
  return nodes.every(({ left, right }) => Math.abs(heights.get(left) - heights.get(right)) <= 1);
}

console.log(isBalanced(tree([1, 2, 3, 4, 5, null, null, 6])));
