function isSymmetric(root) {
  const mirrored = (first, second) => {
    if (first === null || second === null) return first === second;
    return (
      first.val === second.val &&
      mirrored(first.left, second.right) &&
      mirrored(first.right, second.left)
    );
  };
  return root === null || mirrored(root.left, root.right);
}

console.log(isSymmetric(tree([5, 2, 2, 7, null, null, 7])));
