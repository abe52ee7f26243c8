function isBalanced(root) {
  if (root === null) return true;
  if (Math.abs(heightOf(root.left) - heightOf(root.right)) > 1) return false;
  return isBalanced(root.left) && isBalanced(root.right);
}

function heightOf(node) {
  if (node === null) return 0;
  return Math.max(heightOf(node.left), heightOf(node.right)) + 1;
}

console.log(isBalanced(tree([1, 2, 3, 4, 5, null, null, 6])));
