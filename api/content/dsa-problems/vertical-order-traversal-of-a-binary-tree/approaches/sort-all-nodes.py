def vertical_order(root: TreeNode | None) -> list[list[int]]:
    found: list[tuple[int, int, int]] = []

    def collect(node: TreeNode | None, row: int, column: int) -> None:
        if node is None:
            return
        found.append((column, row, node.val))
        collect(node.left, row + 1, column - 1)
        collect(node.right, row + 1, column + 1)

    collect(root, 0, 0)
    columns: dict[int, list[int]] = {}
    for column, _, value in sorted(found):
        columns.setdefault(column, []).append(value)
    return list(columns.values())


print(vertical_order(tree([6, 2, 9, 1, 8, 5, 10])))
