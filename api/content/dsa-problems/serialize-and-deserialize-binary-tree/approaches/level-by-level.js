function serialize(root) {
  const places = [root];
  for (const node of places) {
    if (node !== null) places.push(node.left, node.right);
  }
  return places.map((node) => (node === null ? '#' : node.val)).join(' ');
}

function deserialize(text) {
  const parts = text.split(' ');
  const places = parts.map((part) => (part === '#' ? null : new TreeNode(Number(part))));
  const children = places.values();
  const root = children.next().value;
  for (const node of places) {
    if (node === null) continue;
    node.left = children.next().value;
    node.right = children.next().value;
  }
  return root;
}

console.log(levels(deserialize(serialize(tree([6, 3, 8, null, null, 7, 9])))));
