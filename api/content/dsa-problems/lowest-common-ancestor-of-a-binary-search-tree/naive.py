def lowest_common_ancestor(
    root: TreeNode | None, first: int, second: int
) -> int:
    wanted = {first, second}
    for child in (root.left, root.right):
        if wanted <= set(values_in(child)):
            return lowest_common_ancestor(child, first, second)
    return root.val


def values_in(root: TreeNode | None) -> list[int]:
    if root is None:
        return []
    return [root.val] + values_in(root.left) + values_in(root.right)


example = tree([20, 8, 25, 4, 12, None, None, None, None, 10, 14])
print(lowest_common_ancestor(example, 10, 14))
