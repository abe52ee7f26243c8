def inorder_traversal(root: TreeNode | None) -> list[int]:
    found: list[int] = []

    def visit(node: TreeNode | None) -> None:
        if node is None:
            return
        visit(node.left)
        found.append(node.val)
        visit(node.right)

    visit(root)
    return found


print(inorder_traversal(tree([5, 2, 8, None, 3])))
