def lowest_common_ancestor(
    root: TreeNode | None, first: int, second: int
) -> int:
    for child in (root.left, root.right):
        if holds(child, first) and holds(child, second):
            return lowest_common_ancestor(child, first, second)
    return root.val


def holds(node: TreeNode | None, value: int) -> bool:
    if node is None:
        return False
    return node.val == value or holds(node.left, value) or holds(node.right, value)


example = tree([20, 8, 25, 4, 12, None, None, None, None, 10, 14])
print(lowest_common_ancestor(example, 10, 14))
