function searchBst(root, target) {
  let node = root;
  while (node.val !== target) {
    const child = target < node.val ? node.left : node.right;
    if (child === null) return node;
    node = child;
  }
  return node;
}
