def invert(root: TreeNode | None) -> TreeNode | None:
    if root is not None:
        root.left, root.right = root.right, root.left
    return root


print(levels(invert(tree([4, 2, 7, 1, 3, None, 9]))))
