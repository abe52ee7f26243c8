function kthSmallest(root, k) {
  const nodes = [root];
  // The loop also visits what's added along the way.
  for (const node of nodes) {
    nodes.push(...[node.left, node.right].filter((child) => child !== null));
  }
  const smaller = (node) => nodes.filter((other) => other.val < node.val).length;
  return nodes.find((node) => smaller(node) === k - 1).val;
}

console.log(kthSmallest(tree([6, 3, 8, 1, 4, null, 9]), 4));
