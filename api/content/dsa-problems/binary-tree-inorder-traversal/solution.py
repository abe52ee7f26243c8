def inorder_traversal(root: TreeNode | None) -> list[int]:
    found: list[int] = []
    waiting: list[TreeNode] = []
    node = root
    while node is not None or waiting:
        while node is not None:
            waiting.append(node)
            node = node.left
        node = waiting.pop()  # its left subtree is done
        found.append(node.val)
        node = node.right
    return found


print(inorder_traversal(tree([5, 2, 8, None, 3])))
