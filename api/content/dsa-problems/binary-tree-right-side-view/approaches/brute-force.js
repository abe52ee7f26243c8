function rightSideView(root) {
  const view = [];
  while (true) {
    const node = rightmost(root, view.length);
    if (node === null) return view;
    view.push(node.val);
  }
}

/** The rightmost node that is depth levels below this one. */
function rightmost(node, depth) {
  if (node === null || depth === 0) return node;
  return rightmost(node.right, depth - 1) ?? rightmost(node.left, depth - 1);
}

console.log(rightSideView(tree([1, 2, 3, 4, null, null, null, 5])));
