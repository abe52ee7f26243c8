def insert_into_bst(root: TreeNode | None, value: int) -> TreeNode:
    numbers = sorted([*(item for item in levels(root) if item is not None), value])

    def build(low: int, high: int) -> TreeNode | None:
        if low == high:
            return None
        middle = (low + high) // 2
        return TreeNode(numbers[middle], build(low, middle), build(middle + 1, high))

    return build(0, len(numbers))


print(levels(insert_into_bst(tree([12, 6, 18]), 15)))
