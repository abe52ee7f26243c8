function insertIntoBst(root, value) {
  if (root === null) return new TreeNode(value);
  if (value < root.val) root.left = insertIntoBst(root.left, value);
  else root.right = insertIntoBst(root.right, value);
  return root;
}

console.log(levels(insertIntoBst(tree([12, 6, 18]), 15)));
