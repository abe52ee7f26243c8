def kth_smallest(root: TreeNode | None, k: int) -> int:
    path: list[TreeNode] = []
    node = root
    while node is not None or path:
        while node is not None:
            path.append(node)
            node = node.left
        # Everything smaller has been counted: this is the next value.
        node = path.pop()
        k -= 1
        if k == 0:
            return node.val
        node = node.right
    raise ValueError("the tree has fewer than k nodes")


print(kth_smallest(tree([6, 3, 8, 1, 4, None, 9]), 4))
