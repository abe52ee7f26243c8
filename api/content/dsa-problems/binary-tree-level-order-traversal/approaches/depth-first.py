def level_order(root: TreeNode | None) -> list[list[int]]:
    levels: list[list[int]] = []

    def visit(node: TreeNode | None, depth: int) -> None:
        if node is None:
            return
        if depth == len(levels):
            levels.append([])
        levels[depth].append(node.val)
        visit(node.left, depth + 1)
        visit(node.right, depth + 1)

    visit(root, 0)
    return levels


print(level_order(tree([8, 2, 11, None, None, 10, 14])))
