function searchBst(root, target) {
  let node = root;
  while (node !== null && node.val !== target) {
    node = target < node.val ? node.left : node.right;
  }
  return node;
}

console.log(levels(searchBst(tree([20, 10, 30, null, null, 25]), 30)));
