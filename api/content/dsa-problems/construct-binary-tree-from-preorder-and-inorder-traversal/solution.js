function buildTree(preorder, inorder) {
  const indexOf = new Map(inorder.map((value, index) => [value, index]));
  let next = 0;

  // The subtree whose values are those of inorder from low up to, but not including, high.
  const build = (low, high) => {
    if (low === high) return null;
    const root = new TreeNode(preorder[next]);
    next += 1;
    const middle = indexOf.get(root.val);
    // Preorder lists the left subtree first.
    root.left = build(low, middle);
    root.right = build(middle + 1, high);
    return root;
  };

  return build(0, inorder.length);
}

console.log(levels(buildTree([5, 2, 1, 4, 8, 7], [1, 2, 4, 5, 7, 8])));
