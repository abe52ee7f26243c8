def max_depth(root: TreeNode | None) -> int:
    level = [] if root is None else [root]
    depth = 0
    while level:
        depth += 1
        children = [child for node in level for child in (node.left, node.right)]
        level = [child for child in children if child is not None]
    return depth


print(max_depth(tree([8, 2, 11, None, None, 10, 14])))
