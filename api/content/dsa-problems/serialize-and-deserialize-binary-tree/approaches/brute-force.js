function serialize(root) {
  const parts = [];
  const write = (node, path) => {
    if (node === null) return;
    parts.push(`${path}:${node.val}`);
    write(node.left, `${path}L`);
    write(node.right, `${path}R`);
  };
  write(root, '');
  return parts.join(' ');
}

function deserialize(text) {
  if (text === '') return null;
  // The path of the root is empty.
  const [[, value], ...others] = text.split(' ').map((part) => part.split(':'));
  const root = new TreeNode(Number(value));
  for (const [path, val] of others) {
    let parent = root;
    for (const turn of path.slice(0, -1)) parent = turn === 'L' ? parent.left : parent.right;
    parent[path.endsWith('L') ? 'left' : 'right'] = new TreeNode(Number(val));
  }
  return root;
}

console.log(levels(deserialize(serialize(tree([6, 3, 8, null, null, 7, 9])))));
