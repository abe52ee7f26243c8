def insert_into_bst(root: TreeNode | None, value: int) -> TreeNode:
    if root is None or value > root.val:
        return TreeNode(value, root, None)
    return TreeNode(value, None, root)
