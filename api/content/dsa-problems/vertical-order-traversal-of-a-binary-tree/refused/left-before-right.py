def vertical_order(root: TreeNode | None) -> list[list[int]]:
    columns: dict[int, list[int]] = {}
    nodes = [(0, root)] if root is not None else []
    for column, node in nodes:
        columns.setdefault(column, []).append(node.val)
        if node.left is not None:
            nodes.append((column - 1, node.left))
        if node.right is not None:
            nodes.append((column + 1, node.right))
    return [columns[column] for column in sorted(columns)]
