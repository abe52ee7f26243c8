function isValidBst(root) {
  const found = [];
  const visit = (node) => {
    if (node === null) return;
    visit(node.left);
    found.push(node.val);
    visit(node.right);
  };
  visit(root);
  return found.every((value, index) => index === 0 || found[index - 1] < value);
}

console.log(isValidBst(tree([5, 2, 8, 1, 6])));
