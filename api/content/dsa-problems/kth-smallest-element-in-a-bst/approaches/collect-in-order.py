def kth_smallest(root: TreeNode | None, k: int) -> int:
    ordered: list[int] = []

    def visit(node: TreeNode | None) -> None:
        if node is None:
            return
        visit(node.left)
        ordered.append(node.val)
        visit(node.right)

    visit(root)
    return ordered[k - 1]


print(kth_smallest(tree([6, 3, 8, 1, 4, None, 9]), 4))
