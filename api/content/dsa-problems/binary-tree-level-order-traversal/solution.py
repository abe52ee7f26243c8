def level_order(root: TreeNode | None) -> list[list[int]]:
    levels: list[list[int]] = []
    level = [root] if root is not None else []
    while level:
        levels.append([node.val for node in level])
        level = [
            child
            for node in level
            for child in (node.left, node.right)
            if child is not None
        ]
    return levels


print(level_order(tree([8, 2, 11, None, None, 10, 14])))
