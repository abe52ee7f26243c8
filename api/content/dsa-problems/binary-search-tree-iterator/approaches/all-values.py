class BSTIterator:
    def __init__(self, root: TreeNode | None):
        self.values: list[int] = []
        self.position = 0
        self.collect(root)

    def next(self) -> int:
        self.position += 1
        return self.values[self.position - 1]

    def has_next(self) -> bool:
        return self.position < len(self.values)

    def collect(self, node: TreeNode | None) -> None:
        if node is None:
            return
        self.collect(node.left)
        self.values.append(node.val)
        self.collect(node.right)


values = BSTIterator(tree([9, 4, 15, None, None, 11]))
print([values.next(), values.next(), values.next(), values.next(), values.has_next()])
