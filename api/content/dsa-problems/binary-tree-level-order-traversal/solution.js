function levelOrder(root) {
  const rows = [];
  let level = root === null ? [] : [root];
  while (level.length > 0) {
    rows.push(level.map((node) => node.val));
    level = level.flatMap((node) => [node.left, node.right]).filter((node) => node !== null);
  }
  return rows;
}

console.log(levelOrder(tree([8, 2, 11, null, null, 10, 14])));
