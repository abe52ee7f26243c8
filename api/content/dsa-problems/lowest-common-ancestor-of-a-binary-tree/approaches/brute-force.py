def lowest_common_ancestor(root: TreeNode, first: int, second: int) -> int:
    for child in (root.left, root.right):
        if holds(child, first) and holds(child, second):
            return lowest_common_ancestor(child, first, second)
    return root.val


def holds(node: TreeNode | None, value: int) -> bool:
    if node is None:
        return False
    return node.val == value or holds(node.left, value) or holds(node.right, value)


example = tree([8, 3, 5, 6, 1, 9, 2, None, None, 7, 4])
print(lowest_common_ancestor(example, 6, 4))
