function searchBst(root, target) {
  if (root === null || root.val === target) return root;
  return searchBst(target < root.val ? root.left : root.right, target);
}

console.log(levels(searchBst(tree([20, 10, 30, null, null, 25]), 30)));
