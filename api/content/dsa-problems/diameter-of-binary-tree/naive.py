def diameter(root: TreeNode | None) -> int:
    def height(node: TreeNode | None) -> int:
        if node is None:
            return 0
        return max(height(node.left), height(node.right)) + 1

    return height(root.left) + height(root.right)


print(diameter(tree([1, 2, 3, 4, 5])))
