from math import inf


def max_path_sum(root: TreeNode | None) -> float:
    if root is None:
        return -inf
    through_root = root.val + gain(root.left) + gain(root.right)
    return max(through_root, max_path_sum(root.left), max_path_sum(root.right))


def gain(node: TreeNode | None) -> int:
    """The best sum of a path down from this node, or 0 without a path."""
    if node is None:
        return 0
    return max(0, node.val + max(gain(node.left), gain(node.right)))


print(max_path_sum(tree([-5, 6, 10, None, None, 8, 7])))
