def is_balanced(root: TreeNode | None) -> bool:
    heights: dict[TreeNode | None, int] = {None: 0}

    def measure(node: TreeNode | None) -> None:
        if node is None:
            return
        measure(node.left)
        measure(node.right)
        heights[node] = max(heights[node.left], heights[node.right]) + 1

    measure(root)
    nodes = [node for node in heights if node is not None]
    return all(abs(heights[node.left] - heights[node.right]) <= 1 for node in nodes)


print(is_balanced(tree([1, 2, 3, 4, 5, None, None, 6])))
