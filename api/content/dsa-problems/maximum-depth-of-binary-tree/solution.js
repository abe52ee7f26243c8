function maxDepth(root) {
  return root === null ? 0 : 1 + Math.max(maxDepth(root.left), maxDepth(root.right));
}

console.log(maxDepth(tree([3, 9, 20, null, null, 15, 7])));
