def lowest_common_ancestor(
    root: TreeNode | None, first: int, second: int
) -> int:
    paths = zip(path_to(first, root), path_to(second, root))
    return [a.val for a, b in paths if a is b][-1]


def path_to(value: int, root: TreeNode | None) -> list[TreeNode]:
    path: list[TreeNode] = [root]
    while path[-1].val != value:
        node = path[-1]
        path.append(node.left if value < node.val else node.right)
    return path


example = tree([20, 8, 25, 4, 12, None, None, None, None, 10, 14])
print(lowest_common_ancestor(example, 10, 14))
