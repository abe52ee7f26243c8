def is_symmetric(root: TreeNode | None) -> bool:
    def same(first, second) -> bool:
        if first is None or second is None:
            return first is second
        return (
            first.val == second.val
            and same(first.left, second.left)
            and same(first.right, second.right)
        )

    return root is None or same(root.left, root.right)
