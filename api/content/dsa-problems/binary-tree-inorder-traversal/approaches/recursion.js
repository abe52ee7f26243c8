function inorderTraversal(root) {
  const found = [];
  const visit = (node) => {
    if (node === null) return;
    visit(node.left);
    found.push(node.val);
    visit(node.right);
  };
  visit(root);
  return found;
}

console.log(inorderTraversal(tree([5, 2, 8, null, 3])));
