def is_symmetric(root: TreeNode | None) -> bool:
    level = [root]
    while level:
        values = [None if node is None else node.val for node in level]
        if values != values[::-1]:
            return False
        nodes = [node for node in level if node is not None]
        level = [child for node in nodes for child in (node.left, node.right)]
    return True


print(is_symmetric(tree([5, 2, 2, 7, None, None, 7])))
