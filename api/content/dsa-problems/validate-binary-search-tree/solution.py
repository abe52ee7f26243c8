from math import inf


def is_valid_bst(root: TreeNode | None) -> bool:
    def check(node: TreeNode | None, low: float, high: float) -> bool:
        if node is None:
            return True
        if not low < node.val < high:
            return False
        # Going down, the node's value replaces one of the two bounds.
        return check(node.left, low, node.val) and check(
            node.right, node.val, high
        )

    return check(root, -inf, inf)


print(is_valid_bst(tree([5, 2, 8, 1, 6])))
