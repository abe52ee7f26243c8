def is_same_tree(first: TreeNode | None, second: TreeNode | None) -> bool:
    return written(first) == written(second)


def written(root: TreeNode | None) -> list[int | None]:
    entries: list[int | None] = []

    def write(node: TreeNode | None) -> None:
        if node is None:
            entries.append(None)
            return
        entries.append(node.val)
        write(node.left)
        write(node.right)

    write(root)
    return entries


print(is_same_tree(tree([1, 2, 3, None, 4]), tree([1, 2, 3, None, 4])))
