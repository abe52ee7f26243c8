from math import inf


def is_valid_bst(root: TreeNode | None) -> bool:
    if root is None:
        return True
    return (
        all_between(root.left, -inf, root.val)
        and all_between(root.right, root.val, inf)
        and is_valid_bst(root.left)
        and is_valid_bst(root.right)
    )


def all_between(node: TreeNode | None, low: float, high: float) -> bool:
    if node is None:
        return True
    return (
        low < node.val < high
        and all_between(node.left, low, high)
        and all_between(node.right, low, high)
    )


print(is_valid_bst(tree([5, 2, 8, 1, 6])))
