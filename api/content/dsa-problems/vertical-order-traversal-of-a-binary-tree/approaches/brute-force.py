def vertical_order(root: TreeNode | None) -> list[list[int]]:
    if root is None:
        return []

    def width(node: TreeNode | None, column: int) -> tuple[int, int]:
        if node is None:
            return 0, 0
        left = width(node.left, column - 1)
        right = width(node.right, column + 1)
        return min(column, left[0], right[0]), max(column, left[1], right[1])

    def collect(node: TreeNode | None, row: int, column: int) -> None:
        if node is None:
            return
        if column == current:
            found.append((row, node.val))
        collect(node.left, row + 1, column - 1)
        collect(node.right, row + 1, column + 1)

    columns = []
    first, last = width(root, 0)
    for current in range(first, last + 1):
        found: list[tuple[int, int]] = []
        collect(root, 0, 0)
        columns.append([value for _, value in sorted(found)])
    return columns


print(vertical_order(tree([6, 2, 9, 1, 8, 5, 10])))
