def max_sum_bst(root: TreeNode | None) -> int:
    best = 0

    def sorted_values(node: TreeNode | None) -> list[int] | None:
        """The values in ascending order; None if it's no search tree."""
        nonlocal best
        if node is None:
            return []
        left = sorted_values(node.left)
        right = sorted_values(node.right)
        if left is None or right is None:
            return None
        if (left and left[-1] >= node.val) or (right and right[0] <= node.val):
            return None
        found = [*left, node.val, *right]
        best = max(best, sum(found))
        return found

    sorted_values(root)
    return best


print(max_sum_bst(tree([6, 4, 9, 2, 8, 7, 12])))
