function deleteNode(root, key) {
  let parent = null;
  let node = root;
  while (node !== null && node.val !== key) {
    [parent, node] = [node, key < node.val ? node.left : node.right];
  }
  if (node === null) return root;
  if (node.left !== null && node.right !== null) {
    const found = node;
    [parent, node] = [node, node.right];
    while (node.left !== null) [parent, node] = [node, node.left];
    found.val = node.val;
  }
  const child = node.left ?? node.right;
  if (parent === null) return child;
  if (parent.left === node) parent.left = child;
  else parent.right = child;
  return root;
}

console.log(levels(deleteNode(tree([5, 3, 8, 2, 4, 7, 9]), 5)));
