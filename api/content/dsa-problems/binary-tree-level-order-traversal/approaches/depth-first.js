function levelOrder(root) {
  const rows = [];
  const visit = (node, depth) => {
    if (node === null) return;
    if (depth === rows.length) rows.push([]);
    rows[depth].push(node.val);
    visit(node.left, depth + 1);
    visit(node.right, depth + 1);
  };
  visit(root, 0);
  return rows;
}

console.log(levelOrder(tree([8, 2, 11, null, null, 10, 14])));
