function lowestCommonAncestor(root, first, second) {
  const path = pathTo(first, root);
  const other = pathTo(second, root);
  return path.findLast((node, level) => node === other[level]).val;
}

function pathTo(value, root) {
  const path = [];
  const search = (node) => {
    if (node === null) return false;
    path.push(node);
    if (node.val === value || search(node.left) || search(node.right)) return true;
    path.pop();
    return false;
  };
  search(root);
  return path;
}

const example = tree([8, 3, 5, 6, 1, 9, 2, null, null, 7, 4]);

console.log(lowestCommonAncestor(example, 6, 4));
