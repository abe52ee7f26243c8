def search_bst(root: TreeNode | None, target: int) -> TreeNode | None:
    return TreeNode(target) if target in levels(root) else None


print(levels(search_bst(tree([20, 10, 30, None, None, 25]), 30)))
