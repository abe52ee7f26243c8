function maxPathSum(root) {
  if (root === null) return -Infinity;
  const throughRoot = root.val + gainOf(root.left) + gainOf(root.right);
  return Math.max(throughRoot, maxPathSum(root.left), maxPathSum(root.right));
}

/** The best sum of a path down from this node, or 0 without a path. */
function gainOf(node) {
  if (node === null) return 0;
  return Math.max(0, node.val + Math.max(gainOf(node.left), gainOf(node.right)));
}

console.log(maxPathSum(tree([-5, 6, 10, null, null, 8, 7])));
