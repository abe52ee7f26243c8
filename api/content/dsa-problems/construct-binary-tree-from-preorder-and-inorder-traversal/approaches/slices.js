function buildTree(preorder, inorder) {
  if (preorder.length === 0) return null;
  // The size of the left subtree.
  const size = inorder.indexOf(preorder[0]);
  const left = buildTree(preorder.slice(1, size + 1), inorder.slice(0, size));
  const right = buildTree(preorder.slice(size + 1), inorder.slice(size + 1));
  return new TreeNode(preorder[0], left, right);
}

console.log(levels(buildTree([5, 2, 1, 4, 8, 7], [1, 2, 4, 5, 7, 8])));
