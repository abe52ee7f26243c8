function isValidBst(root) {
  if (root === null) return true;
  return (
    allBetween(root.left, -Infinity, root.val) &&
    allBetween(root.right, root.val, Infinity) &&
    isValidBst(root.left) &&
    isValidBst(root.right)
  );
}

function allBetween(node, low, high) {
  if (node === null) return true;
  return (
    low < node.val &&
    node.val < high &&
    allBetween(node.left, low, high) &&
    allBetween(node.right, low, high)
  );
}

console.log(isValidBst(tree([5, 2, 8, 1, 6])));
