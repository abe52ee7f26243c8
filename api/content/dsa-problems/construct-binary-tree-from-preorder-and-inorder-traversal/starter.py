def build_tree(preorder: list[int], inorder: list[int]) -> TreeNode | None:
    """Return the root of the tree with these two traversals.

    Make its nodes with TreeNode(val, left, right). All values are distinct.
    levels(build_tree([1, 2, 3], [2, 1, 3])) is [1, 2, 3].
    """
    pass


print(levels(build_tree([5, 2, 1, 4, 8, 7], [1, 2, 4, 5, 7, 8])))
