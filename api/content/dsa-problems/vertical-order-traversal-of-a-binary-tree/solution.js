function verticalOrder(root) {
  const columns = new Map();
  let level = root === null ? [] : [{ column: 0, node: root }];
  while (level.length > 0) {
    // Equal columns of a level: the smaller value first.
    level.sort((a, b) => a.column - b.column || a.node.val - b.node.val);
    for (const { column, node } of level) {
      if (!columns.has(column)) columns.set(column, []);
      columns.get(column).push(node.val);
    }
    level = level
      .flatMap(({ column, node }) => [
        { column: column - 1, node: node.left },
        { column: column + 1, node: node.right },
      ])
      .filter(({ node }) => node !== null);
  }
  return [...columns].sort(([a], [b]) => a - b).map(([, values]) => values);
}

console.log(verticalOrder(tree([6, 2, 9, 1, 8, 5, 10])));
