from math import inf


def max_sum_bst(root: TreeNode | None) -> int:
    best = 0

    def check(node: TreeNode | None) -> tuple[float, float, int] | None:
        """Smallest value, largest value and sum; None if it's no search tree."""
        nonlocal best
        if node is None:
            return inf, -inf, 0
        # Both sides, whatever the first one gives: each may hold the best.
        left = check(node.left)
        right = check(node.right)
        if left is None or right is None:
            return None
        smallest, below, left_sum = left
        above, largest, right_sum = right
        if not below < node.val < above:
            return None
        total = left_sum + node.val + right_sum
        best = max(best, total)
        return min(smallest, node.val), max(largest, node.val), total

    check(root)
    return best


print(max_sum_bst(tree([6, 4, 9, 2, 8, 7, 12])))
