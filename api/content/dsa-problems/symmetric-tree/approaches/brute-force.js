function isSymmetric(root) {
  return same(root, mirrorImage(root));
}

function mirrorImage(node) {
  if (node === null) return null;
  return new TreeNode(node.val, mirrorImage(node.right), mirrorImage(node.left));
}

function same(first, second) {
  if (first === null || second === null) return first === second;
  return (
    first.val === second.val && same(first.left, second.left) && same(first.right, second.right)
  );
}

console.log(isSymmetric(tree([5, 2, 2, 7, null, null, 7])));
