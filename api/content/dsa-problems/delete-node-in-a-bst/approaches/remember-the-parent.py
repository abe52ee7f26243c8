def delete_node(root: TreeNode | None, key: int) -> TreeNode | None:
    parent, node = None, root
    while node is not None and node.val != key:
        parent, node = node, node.left if key < node.val else node.right
    if node is None:
        return root
    if node.left is not None and node.right is not None:
        found = node
        parent, node = node, node.right
        while node.left is not None:
            parent, node = node, node.left
        found.val = node.val
    child = node.left if node.left is not None else node.right
    if parent is None:
        return child
    if parent.left is node:
        parent.left = child
    else:
        parent.right = child
    return root


print(levels(delete_node(tree([5, 3, 8, 2, 4, 7, 9]), 5)))
