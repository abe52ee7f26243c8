function insertIntoBst(root, value) {
  let parent = null;
  let node = root;
  while (node !== null) {
    parent = node;
    node = value < node.val ? node.left : node.right;
  }
  if (parent !== null) parent[value < parent.val ? 'left' : 'right'] = new TreeNode(value);
  return root;
}
