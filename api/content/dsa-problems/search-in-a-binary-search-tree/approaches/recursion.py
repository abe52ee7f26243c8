def search_bst(root: TreeNode | None, target: int) -> TreeNode | None:
    if root is None or root.val == target:
        return root
    if target < root.val:
        return search_bst(root.left, target)
    return search_bst(root.right, target)


print(levels(search_bst(tree([20, 10, 30, None, None, 25]), 30)))
