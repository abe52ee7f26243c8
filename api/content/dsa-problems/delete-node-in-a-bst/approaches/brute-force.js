function deleteNode(root, key) {
  const nodes = preorder(root);
  const order = nodes.map(({ val }) => val);
  const at = order.indexOf(key);
  if (at === -1) return root;
  if (nodes[at].left !== null && nodes[at].right !== null) {
    const successor = Math.min(...order.filter((value) => value > key));
    order.splice(order.indexOf(successor), 1);
    order[at] = successor;
  } else order.splice(at, 1);
  let rebuilt = null;
  for (const value of order) rebuilt = insert(rebuilt, value);
  return rebuilt;
}

function preorder(root) {
  const nodes = [];
  const toVisit = [root];
  while (toVisit.length > 0) {
    const node = toVisit.pop();
    if (node === null) continue;
    nodes.push(node);
    toVisit.push(node.right, node.left);
  }
  return nodes;
}

function insert(root, value) {
  if (root === null) return new TreeNode(value);
  if (value < root.val) root.left = insert(root.left, value);
  else root.right = insert(root.right, value);
  return root;
}

console.log(levels(deleteNode(tree([5, 3, 8, 2, 4, 7, 9]), 5)));
