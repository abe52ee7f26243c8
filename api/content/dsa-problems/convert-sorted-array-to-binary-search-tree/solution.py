def sorted_array_to_bst(numbers: list[int]) -> TreeNode | None:
    def build(low: int, high: int) -> TreeNode | None:
        if low > high:
            return None
        middle = (low + high) // 2
        left = build(low, middle - 1)
        right = build(middle + 1, high)
        return TreeNode(numbers[middle], left, right)

    return build(0, len(numbers) - 1)


print(levels(sorted_array_to_bst([1, 3, 5, 7, 9, 11])))
