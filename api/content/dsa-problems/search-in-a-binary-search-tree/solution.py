def search_bst(root: TreeNode | None, target: int) -> TreeNode | None:
    node = root
    while node is not None and node.val != target:
        node = node.left if target < node.val else node.right
    return node


print(levels(search_bst(tree([20, 10, 30, None, None, 25]), 30)))
