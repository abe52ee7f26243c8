class BSTIterator:
    def __init__(self, root: TreeNode | None):
        # Whose values are still to come. The top has the smallest one.
        self.waiting: list[TreeNode] = []
        self.push_left_edge(root)

    def next(self) -> int:
        node = self.waiting.pop()
        self.push_left_edge(node.right)
        return node.val

    def has_next(self) -> bool:
        return len(self.waiting) > 0

    def push_left_edge(self, node: TreeNode | None) -> None:
        while node is not None:
            self.waiting.append(node)
            node = node.left


values = BSTIterator(tree([9, 4, 15, None, None, 11]))
print([values.next(), values.next(), values.next(), values.next(), values.has_next()])
