def max_sum_bst(root: TreeNode | None) -> int:
    best = 0

    def check(node: TreeNode | None) -> tuple[bool, int]:
        nonlocal best
        if node is None:
            return True, 0
        left_valid, left_sum = check(node.left)
        right_valid, right_sum = check(node.right)
        valid = left_valid and right_valid
        if node.left is not None and node.left.val >= node.val:
            valid = False
        if node.right is not None and node.right.val <= node.val:
            valid = False
        total = left_sum + node.val + right_sum
        if valid:
            best = max(best, total)
        return valid, total

    check(root)
    return best


print(max_sum_bst(tree([6, 4, 9, 2, 8, 7, 12])))
