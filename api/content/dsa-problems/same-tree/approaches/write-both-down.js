function isSameTree(first, second) {
  const [one, other] = [written(first), written(second)];
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

function written(root) {
  const entries = [];
  const write = (node) => {
    if (node === null) {
      entries.push(null);
      return;
    }
    entries.push(node.val);
    write(node.left);
    write(node.right);
  };
  write(root);
  return entries;
}

console.log(isSameTree(tree([1, 2, 3, null, 4]), tree([1, 2, 3, null, 4])));
