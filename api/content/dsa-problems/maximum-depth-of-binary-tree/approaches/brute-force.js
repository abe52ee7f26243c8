function maxDepth(root) {
  if (root === null) return 0;
  if (maxDepth(root.left) > maxDepth(root.right)) return 1 + maxDepth(root.left);
  return 1 + maxDepth(root.right);
}

console.log(maxDepth(tree([8, 2, 11, null, null, 10, 14])));
