def search_bst(root: TreeNode | None, target: int) -> TreeNode | None:
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if node is None:
            continue
        if node.val == target:
            return node
        waiting += [node.right, node.left]
    return None


print(levels(search_bst(tree([20, 10, 30, None, None, 25]), 30)))
