function buildTree(preorder, inorder) {
  if (preorder.length === 0) return null;
  const [root, ...rest] = preorder;
  const middle = inorder.indexOf(root);
  const before = inorder.slice(0, middle);
  const after = inorder.slice(middle + 1);
  const left = rest.filter((value) => before.includes(value));
  const right = rest.filter((value) => after.includes(value));
  return new TreeNode(root, buildTree(left, before), buildTree(right, after));
}

console.log(levels(buildTree([5, 2, 1, 4, 8, 7], [1, 2, 4, 5, 7, 8])));
