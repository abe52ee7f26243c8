function kthSmallest(root, k) {
  const path = [];
  let node = root;
  let left = k;
  while (true) {
    while (node !== null) {
      path.push(node);
      node = node.left;
    }
    node = path.pop();
    left -= 1;
    if (left === 0) return node.val;
    node = node.right;
  }
}

console.log(kthSmallest(tree([6, 3, 8, 1, 4, null, 9]), 4));
