class BSTIterator:
    """Hands out the values of a binary search tree in ascending order."""

    def __init__(self, root: TreeNode | None):
        pass

    def next(self) -> int:
        """Return the next value. It's only called if there is one."""
        pass

    def has_next(self) -> bool:
        """Return whether there is another value."""
        pass


values = BSTIterator(tree([9, 4, 15, None, None, 11]))
print([values.next(), values.next(), values.next(), values.next(), values.has_next()])
