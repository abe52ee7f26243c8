function diameter(root) {
  if (root === null) return 0;
  const throughRoot = height(root.left) + height(root.right);
  return Math.max(throughRoot, diameter(root.left), diameter(root.right));
}

function height(node) {
  return node === null ? 0 : 1 + Math.max(height(node.left), height(node.right));
}

console.log(diameter(tree([1, 2, 3, 4, 5])));
