function inorderTraversal(root) {
  return levels(root)
    .filter((value) => value !== null)
    .sort((a, b) => a - b);
}
