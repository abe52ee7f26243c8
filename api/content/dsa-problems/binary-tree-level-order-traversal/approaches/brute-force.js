function levelOrder(root) {
  const rows = [];
  while (true) {
    const row = valuesAt(root, rows.length);
    if (row.length === 0) return rows;
    rows.push(row);
  }
}

function valuesAt(root, wantedDepth) {
  const found = [];
  const toVisit = [[root, 0]];
  while (toVisit.length > 0) {
    const [node, depth] = toVisit.pop();
    if (node === null) continue;
    if (depth === wantedDepth) found.push(node.val);
    toVisit.push([node.right, depth + 1], [node.left, depth + 1]);
  }
  return found;
}

console.log(levelOrder(tree([8, 2, 11, null, null, 10, 14])));
