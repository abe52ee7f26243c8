const NOT_BALANCED = -1;

function isBalanced(root) {
  return heightOf(root) !== NOT_BALANCED;
}

/** The height of a subtree, or NOT_BALANCED. */
function heightOf(node) {
  if (node === null) return 0;
  const left = heightOf(node.left);
  if (left === NOT_BALANCED) return NOT_BALANCED;
  const right = heightOf(node.right);
  if (right === NOT_BALANCED || Math.abs(left - right) > 1) return NOT_BALANCED;
  return Math.max(left, right) + 1;
}

console.log(isBalanced(tree([1, 2, 3, 4, 5, null, null, 6])));
