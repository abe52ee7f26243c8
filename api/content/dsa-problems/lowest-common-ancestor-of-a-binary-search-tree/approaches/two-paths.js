function lowestCommonAncestor(root, first, second) {
  const path = pathTo(first, root);
  const other = pathTo(second, root);
  return path.findLast((node, level) => node === other[level]).val;
}

function pathTo(value, root) {
  const path = [root];
  while (path.at(-1).val !== value) {
    const node = path.at(-1);
    path.push(value < node.val ? node.left : node.right);
  }
  return path;
}

const example = tree([20, 8, 25, 4, 12, null, null, null, null, 10, 14]);

console.log(lowestCommonAncestor(example, 10, 14));
