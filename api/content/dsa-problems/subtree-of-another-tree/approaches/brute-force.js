function isSubtree(root, wanted) {
  const wantedEntries = String(written(wanted));
  const toVisit = [root];
  while (toVisit.length > 0) {
    const node = toVisit.pop();
    if (node === null) continue;
    if (String(written(node)) === wantedEntries) return true;
    toVisit.push(node.left, node.right);
  }
  return false;
}

function written(root) {
  const entries = [];
  const write = (node) => {
    if (node === null) {
      entries.push('#');
      return;
    }
    entries.push(node.val);
    write(node.left);
    write(node.right);
  };
  write(root);
  return entries;
}

console.log(isSubtree(tree([8, 6, 9, 2, 7]), tree([6, 2, 7])));
