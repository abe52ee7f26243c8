def is_subtree(root: TreeNode | None, wanted: TreeNode) -> bool:
    if root is None:
        return False
    return (
        is_same(root, wanted)
        or is_subtree(root.left, wanted)
        or is_subtree(root.right, wanted)
    )


def is_same(first: TreeNode | None, second: TreeNode | None) -> bool:
    if first is None or second is None:
        return first is second
    return (
        first.val == second.val
        and is_same(first.left, second.left)
        and is_same(first.right, second.right)
    )


print(is_subtree(tree([8, 6, 9, 2, 7]), tree([6, 2, 7])))
