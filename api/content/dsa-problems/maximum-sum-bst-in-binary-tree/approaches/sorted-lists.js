function maxSumBst(root) {
  let best = 0;
  // The values in ascending order; null if it's no search tree.
  const sortedValues = (node) => {
    if (node === null) return [];
    const left = sortedValues(node.left);
    const right = sortedValues(node.right);
    if (left === null || right === null) return null;
    // An empty array has undefined at its ends, for which both comparisons are false.
    if (left.at(-1) >= node.val || right[0] <= node.val) return null;
    const found = [...left, node.val, ...right];
    best = Math.max(
      best,
      found.reduce((sum, value) => sum + value),
    );
    return found;
  };
  sortedValues(root);
  return best;
}

console.log(maxSumBst(tree([6, 4, 9, 2, 8, 7, 12])));
