def search_bst(root: TreeNode | None, target: int) -> TreeNode | None:
    if root is None or root.val == target:
        return root
    if target < root.val:
        search_bst(root.left, target)
    else:
        search_bst(root.right, target)
