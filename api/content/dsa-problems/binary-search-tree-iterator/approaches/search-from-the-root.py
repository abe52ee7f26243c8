class BSTIterator:
    def __init__(self, root: TreeNode | None):
        self.root = root
        self.last: int | None = None

    def next(self) -> int:
        self.last = self.following()
        return self.last

    def has_next(self) -> bool:
        return self.following() is not None

    def following(self) -> int | None:
        smallest = None
        node = self.root
        while node is not None:
            if self.last is None or node.val > self.last:
                smallest = node.val
                node = node.left
            else:
                node = node.right
        return smallest


values = BSTIterator(tree([9, 4, 15, None, None, 11]))
print([values.next(), values.next(), values.next(), values.next(), values.has_next()])
