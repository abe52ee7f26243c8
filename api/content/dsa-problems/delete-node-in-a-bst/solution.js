function deleteNode(root, key) {
  if (root === null) return null;
  if (key < root.val) root.left = deleteNode(root.left, key);
  else if (key > root.val) root.right = deleteNode(root.right, key);
  else if (root.left === null) return root.right;
  else if (root.right === null) return root.left;
  else {
    let successor = root.right;
    while (successor.left !== null) successor = successor.left;
    root.val = successor.val;
    root.right = deleteNode(root.right, successor.val);
  }
  return root;
}

console.log(levels(deleteNode(tree([5, 3, 8, 2, 4, 7, 9]), 5)));
