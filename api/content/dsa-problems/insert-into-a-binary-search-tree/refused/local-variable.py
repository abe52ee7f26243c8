def insert_into_bst(root: TreeNode | None, value: int) -> TreeNode:
    if root is None:
        return TreeNode(value)
    node = root
    while node is not None:
        node = node.left if value < node.val else node.right
    node = TreeNode(value)
    return root
