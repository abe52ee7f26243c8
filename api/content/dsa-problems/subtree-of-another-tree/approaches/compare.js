function isSubtree(root, wanted) {
  if (root === null) return false;
  return isSame(root, wanted) || isSubtree(root.left, wanted) || isSubtree(root.right, wanted);
}

function isSame(first, second) {
  if (first === null || second === null) return first === second;
  return (
    first.val === second.val && isSame(first.left, second.left) && isSame(first.right, second.right)
  );
}

console.log(isSubtree(tree([8, 6, 9, 2, 7]), tree([6, 2, 7])));
