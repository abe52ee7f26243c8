def is_valid_bst(root: TreeNode | None) -> bool:
    values: list[int] = []

    def visit(node: TreeNode | None) -> None:
        if node is not None:
            visit(node.left)
            values.append(node.val)
            visit(node.right)

    visit(root)
    return all(value < following for value, following in zip(values, values[1:]))


print(is_valid_bst(tree([5, 2, 8, 1, 6])))
