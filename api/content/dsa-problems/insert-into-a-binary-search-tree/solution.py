def insert_into_bst(root: TreeNode | None, value: int) -> TreeNode:
    added = TreeNode(value)
    if root is None:
        return added
    node = root
    while True:
        if value < node.val:
            if node.left is None:
                node.left = added
                return root
            node = node.left
        else:
            if node.right is None:
                node.right = added
                return root
            node = node.right


print(levels(insert_into_bst(tree([12, 6, 18]), 15)))
