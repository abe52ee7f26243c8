function rightSideView(root) {
  const view = [];
  const visit = (node, depth) => {
    if (node === null) return;
    if (depth === view.length) view.push(node.val);
    visit(node.right, depth + 1);
    visit(node.left, depth + 1);
  };
  visit(root, 0);
  return view;
}

console.log(rightSideView(tree([1, 2, 3, 4, null, null, null, 5])));
