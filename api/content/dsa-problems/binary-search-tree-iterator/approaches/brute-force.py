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
        nodes = [self.root]
        while nodes:
            node = nodes.pop()
            if node is None:
                continue
            comes = self.last is None or node.val > self.last
            if comes and (smallest is None or node.val < smallest):
                smallest = node.val
            nodes += (node.left, node.right)
        return smallest


values = BSTIterator(tree([9, 4, 15, None, None, 11]))
print([values.next(), values.next(), values.next(), values.next(), values.has_next()])
