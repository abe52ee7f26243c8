function verticalOrder(root) {
  const found = [];

  const collect = (node, row, column) => {
    if (node === null) return;
    found.push({ column, row, value: node.val });
    collect(node.left, row + 1, column - 1);
    collect(node.right, row + 1, column + 1);
  };

  collect(root, 0, 0);
  found.sort((a, b) => a.column - b.column || a.row - b.row || a.value - b.value);
  const columns = new Map();
  for (const { column, value } of found) {
    if (!columns.has(column)) columns.set(column, []);
    columns.get(column).push(value);
  }
  return [...columns.values()];
}

console.log(verticalOrder(tree([6, 2, 9, 1, 8, 5, 10])));
