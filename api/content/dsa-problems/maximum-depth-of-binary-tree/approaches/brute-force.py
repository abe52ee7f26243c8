def max_depth(root: TreeNode | None) -> int:
    if root is None:
        return 0
    if max_depth(root.left) > max_depth(root.right):
        return 1 + max_depth(root.left)
    return 1 + max_depth(root.right)


print(max_depth(tree([8, 2, 11, None, None, 10, 14])))
