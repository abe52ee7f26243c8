def right_side_view(root: TreeNode | None) -> list[int]:
    """Return the value of the rightmost node of each level, from the top.

    A node has val, left and right. right_side_view(tree([1, 2])) is [1, 2].
    """
    pass


print(right_side_view(tree([1, 2, 3, 4, None, None, None, 5])))
