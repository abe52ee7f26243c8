def is_balanced(root: TreeNode | None) -> bool:
    if root is None:
        return True
    if abs(height(root.left) - height(root.right)) > 1:
        return False
    return is_balanced(root.left) and is_balanced(root.right)


def height(node: TreeNode | None) -> int:
    if node is None:
        return 0
    return max(height(node.left), height(node.right)) + 1


print(is_balanced(tree([1, 2, 3, 4, 5, None, None, 6])))
