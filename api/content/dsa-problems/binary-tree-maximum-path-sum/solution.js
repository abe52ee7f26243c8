function maxPathSum(root) {
  let best = -Infinity;
  const gainOf = (node) => {
    if (node === null) return 0;
    // A branch with a negative gain is left out.
    const left = Math.max(0, gainOf(node.left));
    const right = Math.max(0, gainOf(node.right));
    best = Math.max(best, node.val + left + right);
    return node.val + Math.max(left, right);
  };
  gainOf(root);
  return best;
}

console.log(maxPathSum(tree([-5, 6, 10, null, null, 8, 7])));
