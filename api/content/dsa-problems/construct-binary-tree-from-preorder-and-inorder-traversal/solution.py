def build_tree(preorder: list[int], inorder: list[int]) -> TreeNode | None:
    index_of = {value: index for index, value in enumerate(inorder)}
    roots = iter(preorder)

    def build(low: int, high: int) -> TreeNode | None:
        """The subtree whose values are inorder[low:high]."""
        if low == high:
            return None
        root = TreeNode(next(roots))
        middle = index_of[root.val]
        # Preorder lists the left subtree first.
        root.left = build(low, middle)
        root.right = build(middle + 1, high)
        return root

    return build(0, len(inorder))


print(levels(build_tree([5, 2, 1, 4, 8, 7], [1, 2, 4, 5, 7, 8])))
