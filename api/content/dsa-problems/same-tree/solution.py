def is_same_tree(first: TreeNode | None, second: TreeNode | None) -> bool:
    if first is None and second is None:
        return True
    if first is None or second is None or first.val != second.val:
        return False
    return is_same_tree(first.left, second.left) and is_same_tree(
        first.right, second.right
    )


print(is_same_tree(tree([1, 2, 3, None, 4]), tree([1, 2, 3, None, 4])))
