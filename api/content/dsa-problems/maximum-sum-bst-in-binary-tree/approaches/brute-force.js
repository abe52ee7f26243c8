function maxSumBst(root) {
  if (root === null) return 0;
  const best = Math.max(maxSumBst(root.left), maxSumBst(root.right));
  return isSearchTree(root, -Infinity, Infinity) ? Math.max(best, sumOf(root)) : best;
}

function isSearchTree(node, low, high) {
  if (node === null) return true;
  return (
    low < node.val &&
    node.val < high &&
    isSearchTree(node.left, low, node.val) &&
    isSearchTree(node.right, node.val, high)
  );
}

function sumOf(node) {
  if (node === null) return 0;
  return sumOf(node.left) + node.val + sumOf(node.right);
}

console.log(maxSumBst(tree([6, 4, 9, 2, 8, 7, 12])));
