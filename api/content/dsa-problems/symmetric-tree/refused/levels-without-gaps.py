def is_symmetric(root: TreeNode | None) -> bool:
    level = [root] if root else []
    while level:
        values = [node.val for node in level]
        if values != values[::-1]:
            return False
        level = [child for node in level for child in (node.left, node.right) if child]
    return True
