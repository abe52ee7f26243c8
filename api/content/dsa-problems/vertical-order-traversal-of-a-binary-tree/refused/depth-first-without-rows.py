def vertical_order(root: TreeNode | None) -> list[list[int]]:
    columns: dict[int, list[int]] = {}

    def collect(node: TreeNode | None, column: int) -> None:
        if node is None:
            return
        columns.setdefault(column, []).append(node.val)
        collect(node.left, column - 1)
        collect(node.right, column + 1)

    collect(root, 0)
    return [columns[column] for column in sorted(columns)]
