def is_symmetric(root: TreeNode | None) -> bool:
    found: list[int] = []

    def visit(node: TreeNode | None) -> None:
        if node is not None:
            visit(node.left)
            found.append(node.val)
            visit(node.right)

    visit(root)
    return found == found[::-1]


print(is_symmetric(tree([5, 2, 2, 7, None, None, 7])))
