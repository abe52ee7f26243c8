from math import inf


def max_sum_bst(root: TreeNode | None) -> int:
    if root is None:
        return 0
    best = max(max_sum_bst(root.left), max_sum_bst(root.right))
    return max(best, sum_of(root)) if is_search_tree(root, -inf, inf) else best


def is_search_tree(node: TreeNode | None, low: float, high: float) -> bool:
    if node is None:
        return True
    return (
        low < node.val < high
        and is_search_tree(node.left, low, node.val)
        and is_search_tree(node.right, node.val, high)
    )


def sum_of(node: TreeNode | None) -> int:
    if node is None:
        return 0
    return sum_of(node.left) + node.val + sum_of(node.right)


print(max_sum_bst(tree([6, 4, 9, 2, 8, 7, 12])))
