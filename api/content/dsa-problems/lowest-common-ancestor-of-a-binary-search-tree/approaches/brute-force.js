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

const example = tree([20, 8, 25, 4, 12, null, null, null, null, 10, 14]);

console.log(lowestCommonAncestor(example, 10, 14));
