function lowestCommonAncestor(root, first, second) {
  const search = (node) => {
    if (node === null || node.val === first || node.val === second) return node;
    const left = search(node.left);
    const right = search(node.right);
    // One value on each side.
    if (left !== null && right !== null) return node;
    return left ?? right;
  };
  return search(root).val;
}

const example = tree([8, 3, 5, 6, 1, 9, 2, null, null, 7, 4]);

console.log(lowestCommonAncestor(example, 6, 4));
