def diameter(root: TreeNode | None) -> int:
    longest = 0

    def height(node: TreeNode | None) -> int:
        nonlocal longest
        if node is None:
            return 0
        left, right = height(node.left), height(node.right)
        # The longest path whose highest node is this one.
        longest = max(longest, left + right)
        return max(left, right) + 1

    height(root)
    return longest


print(diameter(tree([1, 2, 3, 4, 5])))
