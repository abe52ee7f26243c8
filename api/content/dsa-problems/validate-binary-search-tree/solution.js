function isValidBst(root) {
  const within = (node, low, high) =>
    node === null ||
    (low < node.val &&
      node.val < high &&
      within(node.left, low, node.val) &&
      within(node.right, node.val, high));
  return within(root, -Infinity, Infinity);
}

console.log(isValidBst(tree([5, 2, 8, 1, 6])));
