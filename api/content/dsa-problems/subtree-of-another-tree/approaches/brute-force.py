def is_subtree(root: TreeNode | None, wanted: TreeNode) -> bool:
    wanted_entries = written(wanted)
    to_visit = [root]
    while to_visit:
        node = to_visit.pop()
        if node is None:
            continue
        if written(node) == wanted_entries:
            return True
        to_visit += [node.left, node.right]
    return False


def written(root: TreeNode) -> list[int | None]:
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


print(is_subtree(tree([8, 6, 9, 2, 7]), tree([6, 2, 7])))
