def delete_node(root: TreeNode | None, key: int) -> TreeNode | None:
    if root is None:
        return None
    if key < root.val:
        root.left = delete_node(root.left, key)
    elif key > root.val:
        root.right = delete_node(root.right, key)
    else:
        return root.left or root.right
    return root


print(levels(delete_node(tree([5, 3, 8, 2, 4, 7, 9]), 5)))
