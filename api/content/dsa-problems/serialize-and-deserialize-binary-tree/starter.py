def serialize(root: TreeNode | None) -> str:
    """Return a string from which deserialize can rebuild the tree.

    A node has val, left and right.
    """
    pass


def deserialize(text: str) -> TreeNode | None:
    """Return the root of the tree that serialize has turned into text.

    levels(deserialize(serialize(tree([1, None, 2])))) is [1, None, 2].
    """
    pass


print(levels(deserialize(serialize(tree([6, 3, 8, None, None, 7, 9])))))
