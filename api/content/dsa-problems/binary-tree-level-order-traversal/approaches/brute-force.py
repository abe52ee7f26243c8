def level_order(root: TreeNode | None) -> list[list[int]]:
    levels: list[list[int]] = []
    while True:
        level = values_at(root, len(levels))
        if not level:
            return levels
        levels.append(level)


def values_at(root: TreeNode | None, wanted_depth: int) -> list[int]:
    found = []
    to_visit = [(root, 0)]
    while to_visit:
        node, depth = to_visit.pop()
        if node is None:
            continue
        if depth == wanted_depth:
            found.append(node.val)
        to_visit.append((node.right, depth + 1))
        to_visit.append((node.left, depth + 1))
    return found


print(level_order(tree([8, 2, 11, None, None, 10, 14])))
