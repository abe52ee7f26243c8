def is_valid_bst(root: TreeNode | None) -> bool:
    if root is None:
        return True
    if root.left is not None and root.left.val >= root.val:
        return False
    if root.right is not None and root.right.val <= root.val:
        return False
    return is_valid_bst(root.left) and is_valid_bst(root.right)


print(is_valid_bst(tree([5, 2, 8, 1, 6])))
