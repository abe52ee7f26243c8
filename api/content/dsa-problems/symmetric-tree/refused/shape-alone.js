function isSymmetric(root) {
  const mirrored = (first, second) => {
    if (first === null || second === null) return first === second;
    return mirrored(first.left, second.right) && mirrored(first.right, second.left);
  };
  return root === null || mirrored(root.left, root.right);
}
