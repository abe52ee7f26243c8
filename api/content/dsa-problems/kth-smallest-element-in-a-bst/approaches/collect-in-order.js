function kthSmallest(root, k) {
  const ordered = [];
  const visit = (node) => {
    if (node === null) return;
    visit(node.left);
    ordered.push(node.val);
    visit(node.right);
  };
  visit(root);
  return ordered[k - 1];
}

console.log(kthSmallest(tree([6, 3, 8, 1, 4, null, 9]), 4));
