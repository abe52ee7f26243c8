def inorder_traversal(root: TreeNode | None) -> list[int]:
    return sorted(value for value in levels(root) if value is not None)


print(inorder_traversal(tree([5, 2, 8, None, 3])))
