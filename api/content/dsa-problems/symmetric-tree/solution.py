def is_symmetric(root: TreeNode | None) -> bool:
    def mirrored(first: TreeNode | None, second: TreeNode | None) -> bool:
        if first is None or second is None:
            return first is second
        return (
            first.val == second.val
            and mirrored(first.left, second.right)
            and mirrored(first.right, second.left)
        )

    return root is None or mirrored(root.left, root.right)


print(is_symmetric(tree([5, 2, 2, 7, None, None, 7])))
