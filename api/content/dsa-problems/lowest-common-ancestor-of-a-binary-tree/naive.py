def lowest_common_ancestor(root: TreeNode, first: int, second: int) -> int:
    wanted = {first, second}
    for child in (root.left, root.right):
        if wanted <= set(values_in(child)):
            return lowest_common_ancestor(child, first, second)
    return root.val


def values_in(root: TreeNode | None) -> list[int]:
    if root is None:
        return []
    return [root.val] + values_in(root.left) + values_in(root.right)


example = tree([8, 3, 5, 6, 1, 9, 2, None, None, 7, 4])
print(lowest_common_ancestor(example, 6, 4))
