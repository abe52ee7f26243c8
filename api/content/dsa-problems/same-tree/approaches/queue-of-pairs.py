def is_same_tree(first: TreeNode | None, second: TreeNode | None) -> bool:
    pairs = [(first, second)]
    for one, other in pairs:
        if one is None and other is None:
            continue
        if one is None or other is None or one.val != other.val:
            return False
        pairs += [(one.left, other.left), (one.right, other.right)]
    return True


print(is_same_tree(tree([1, 2, 3, None, 4]), tree([1, 2, 3, None, 4])))
