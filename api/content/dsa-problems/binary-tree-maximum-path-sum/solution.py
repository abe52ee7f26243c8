from math import inf


def max_path_sum(root: TreeNode | None) -> int:
    best = -inf

    def gain(node: TreeNode | None) -> int:
        nonlocal best
        if node is None:
            return 0
        left = max(gain(node.left), 0)
        right = max(gain(node.right), 0)
        best = max(best, left + node.val + right)
        # A path that goes on upward can use only one side.
        return node.val + max(left, right)

    gain(root)
    return best


print(max_path_sum(tree([-5, 6, 10, None, None, 8, 7])))
