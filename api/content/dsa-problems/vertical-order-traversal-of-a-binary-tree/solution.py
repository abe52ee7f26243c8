def vertical_order(root: TreeNode | None) -> list[list[int]]:
    columns: dict[int, list[int]] = {}
    level = [(0, root)] if root is not None else []
    while level:
        # Equal columns of a level: the smaller value first.
        for column, value in sorted((column, node.val) for column, node in level):
            columns.setdefault(column, []).append(value)
        level = [
            (column + step, child)
            for column, node in level
            for step, child in ((-1, node.left), (1, node.right))
            if child is not None
        ]
    return [columns[column] for column in sorted(columns)]


print(vertical_order(tree([6, 2, 9, 1, 8, 5, 10])))
