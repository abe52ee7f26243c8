def invert(root: TreeNode | None) -> TreeNode | None:
    if root is None:
        return None
    # Both calls are made before either child is replaced.
    root.left, root.right = invert(root.right), invert(root.left)
    return root


print(levels(invert(tree([4, 2, 7, 1, 3, None, 9]))))
