function maxDepth(root) {
  if (root === null) return 0;
  if (maxDepth(root.left) > maxDepth(root.right)) return 1 + maxDepth(root.left);
  return 1 + maxDepth(root.right);
}

console.log(maxDepth(tree([3, 9, 20, null, null, 15, 7])));
