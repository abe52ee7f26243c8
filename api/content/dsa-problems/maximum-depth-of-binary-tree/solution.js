function maxDepth(root) {
  return root === null ? 0 : 1 + Math.max(maxDepth(root.left), maxDepth(root.right));
}

console.log(maxDepth(tree([8, 2, 11, null, null, 10, 14])));
