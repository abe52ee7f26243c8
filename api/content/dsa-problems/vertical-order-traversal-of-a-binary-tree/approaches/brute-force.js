function verticalOrder(root) {
  if (root === null) return [];
  let first = 0;
  let last = 0;

  const measure = (node, column) => {
    if (node === null) return;
    first = Math.min(first, column);
    last = Math.max(last, column);
    measure(node.left, column - 1);
    measure(node.right, column + 1);
  };

  const collect = (node, row, column, current, found) => {
    if (node === null) return;
    if (column === current) found.push({ row, value: node.val });
    collect(node.left, row + 1, column - 1, current, found);
    collect(node.right, row + 1, column + 1, current, found);
  };

  measure(root, 0);
  const columns = [];
  for (let current = first; current <= last; current += 1) {
    const found = [];
    collect(root, 0, 0, current, found);
    found.sort((a, b) => a.row - b.row || a.value - b.value);
    columns.push(found.map(({ value }) => value));
  }
  return columns;
}

console.log(verticalOrder(tree([6, 2, 9, 1, 8, 5, 10])));
