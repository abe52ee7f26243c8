function maxDepth(root) {
  let level = root === null ? [] : [root];
  let depth = 0;
  while (level.length > 0) {
    depth += 1;
    level = level.flatMap(({ left, right }) => [left, right]).filter((child) => child !== null);
  }
  return depth;
}

console.log(maxDepth(tree([8, 2, 11, null, null, 10, 14])));
