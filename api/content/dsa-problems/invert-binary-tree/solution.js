function invert(root) {
  if (root === null) return null;
  [root.left, root.right] = [invert(root.right), invert(root.left)];
  return root;
}

console.log(levels(invert(tree([4, 2, 7, 1, 3, null, 9]))));
