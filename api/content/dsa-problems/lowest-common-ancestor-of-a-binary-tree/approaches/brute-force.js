function lowestCommonAncestor(root, first, second) {
  for (const child of [root.left, root.right]) {
    if (holds(child, first) && holds(child, second)) {
      return lowestCommonAncestor(child, first, second);
    }
  }
  return root.val;
}

function holds(node, value) {
  if (node === null) return false;
  return node.val === value || holds(node.left, value) || holds(node.right, value);
}

const example = tree([8, 3, 5, 6, 1, 9, 2, null, null, 7, 4]);

console.log(lowestCommonAncestor(example, 6, 4));
