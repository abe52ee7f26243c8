function isSymmetric(root) {
  let level = [root];
  while (level.length > 0) {
    const found = level.map((node) => node?.val ?? null);
    if (found.some((value, index) => value !== found.at(-1 - index))) return false;
    level = level.flatMap((node) => (node === null ? [] : [node.left, node.right]));
  }
  return true;
}

console.log(isSymmetric(tree([5, 2, 2, 7, null, null, 7])));
