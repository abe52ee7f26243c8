function isValidBst(root) {
  const check = (node, low, high) =>
    node === null ||
    (low < node.val &&
      node.val < high &&
      check(node.left, low, node.val) &&
      check(node.right, node.val, high));
  return check(root, -Infinity, Infinity);
}

console.log(isValidBst(tree([5, 2, 8, 1, 6])));
