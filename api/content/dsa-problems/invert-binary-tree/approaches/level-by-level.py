def invert(root: TreeNode | None) -> TreeNode | None:
    level = [] if root is None else [root]
    while level:
        following: list[TreeNode] = []
        for node in level:
            node.left, node.right = node.right, node.left
            following += [child for child in (node.left, node.right) if child]
        level = following
    return root


print(levels(invert(tree([4, 2, 7, 1, 3, None, 9]))))
