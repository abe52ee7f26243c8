def inorder_traversal(root: TreeNode | None) -> list[int]:
    found, waiting = [], [root]
    while waiting:
        node = waiting.pop()
        if node is not None:
            found.append(node.val)
            waiting += [node.right, node.left]
    return found
