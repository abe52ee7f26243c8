const MISSING = '#';

function serialize(root) {
  const parts = [];
  const write = (node) => {
    if (node === null) {
      parts.push(MISSING);
      return;
    }
    parts.push(node.val);
    write(node.left);
    write(node.right);
  };
  write(root);
  return parts.join(' ');
}

function deserialize(text) {
  return read(text.split(' ').values());
}

/** Reads one tree, and leaves what follows it. */
function read(parts) {
  const part = parts.next().value;
  if (part === MISSING) return null;
  const left = read(parts);
  return new TreeNode(Number(part), left, read(parts));
}

console.log(levels(deserialize(serialize(tree([6, 3, 8, null, null, 7, 9])))));
