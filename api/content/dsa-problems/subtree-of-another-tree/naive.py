def is_subtree(root: TreeNode | None, wanted: TreeNode) -> bool:
    return written(wanted) in written(root)


def written(root: TreeNode | None) -> str:
    if root is None:
        return "-"
    return f"{root.val},{written(root.left)},{written(root.right)}"


print(is_subtree(tree([8, 6, 9, 2, 7]), tree([6, 2, 7])))
