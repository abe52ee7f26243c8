def diameter(root: TreeNode | None) -> int:
    if root is None:
        return 0
    through_root = height(root.left) + height(root.right)
    return max(through_root, diameter(root.left), diameter(root.right))


def height(node: TreeNode | None) -> int:
    if node is None:
        return 0
    return max(height(node.left), height(node.right)) + 1


print(diameter(tree([1, 2, 3, 4, 5])))
