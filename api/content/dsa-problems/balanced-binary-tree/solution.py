NOT_BALANCED = -1


def is_balanced(root: TreeNode | None) -> bool:
    return height(root) != NOT_BALANCED


def height(node: TreeNode | None) -> int:
    """The height of a subtree, or NOT_BALANCED."""
    if node is None:
        return 0
    left = height(node.left)
    if left == NOT_BALANCED:
        return NOT_BALANCED
    right = height(node.right)
    if right == NOT_BALANCED or abs(left - right) > 1:
        return NOT_BALANCED
    return max(left, right) + 1


print(is_balanced(tree([1, 2, 3, 4, 5, None, None, 6])))
