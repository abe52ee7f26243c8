function inorderTraversal(root) {
  const found = [];
  const waiting = [];
  let node = root;
  while (node !== null || waiting.length > 0) {
    while (node !== null) {
      waiting.push(node);
      node = node.left;
    }
    // Its left subtree is done.
    node = waiting.pop();
    found.push(node.val);
    node = node.right;
  }
  return found;
}

console.log(inorderTraversal(tree([5, 2, 8, null, 3])));
