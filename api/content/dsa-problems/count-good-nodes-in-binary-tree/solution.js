function countGoodNodes(root) {
  const count = (node, largestAbove) => {
    if (node === null) return 0;
    const good = node.val >= largestAbove ? 1 : 0;
    const largest = Math.max(largestAbove, node.val);
    return good + count(node.left, largest) + count(node.right, largest);
  };
  return count(root, root.val);
}

console.log(countGoodNodes(tree([5, 2, 6, 5, null, 3, 8])));
