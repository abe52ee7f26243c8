function searchBst(root, target) {
  const waiting = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (node === null) continue;
    if (node.val === target) return node;
    waiting.push(node.right, node.left);
  }
  return null;
}

console.log(levels(searchBst(tree([20, 10, 30, null, null, 25]), 30)));
