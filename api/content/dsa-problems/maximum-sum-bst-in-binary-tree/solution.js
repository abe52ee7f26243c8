const EMPTY = { smallest: Infinity, largest: -Infinity, sum: 0 };

function maxSumBst(root) {
  let best = 0;
  // Smallest value, largest value and sum; null if it's no search tree.
  const check = (node) => {
    if (node === null) return EMPTY;
    // Both sides, whatever the first one gives: each may hold the best.
    const left = check(node.left);
    const right = check(node.right);
    if (left === null || right === null) return null;
    if (left.largest >= node.val || node.val >= right.smallest) return null;
    const sum = left.sum + node.val + right.sum;
    best = Math.max(best, sum);
    return {
      smallest: Math.min(left.smallest, node.val),
      largest: Math.max(right.largest, node.val),
      sum,
    };
  };
  check(root);
  return best;
}

console.log(maxSumBst(tree([6, 4, 9, 2, 8, 7, 12])));
