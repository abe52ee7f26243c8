function lowestCommonAncestor(root, first, second) {
  let node = root;
  while (node !== null) {
    if (first < node.val && second < node.val) node = node.left;
    else if (first > node.val && second > node.val) node = node.right;
    // The paths part here, or one of them ends here.
    else return node.val;
  }
  throw new Error('a value is not in the tree');
}

const example = tree([20, 8, 25, 4, 12, null, null, null, null, 10, 14]);

console.log(lowestCommonAncestor(example, 10, 14));
