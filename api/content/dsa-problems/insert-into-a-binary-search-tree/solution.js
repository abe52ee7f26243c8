function insertIntoBst(root, value) {
  const added = new TreeNode(value);
  if (root === null) return added;
  let node = root;
  while (true) {
    const side = value < node.val ? 'left' : 'right';
    if (node[side] === null) {
      node[side] = added;
      return root;
    }
    node = node[side];
  }
}

console.log(levels(insertIntoBst(tree([12, 6, 18]), 15)));
