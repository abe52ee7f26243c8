def sorted_array_to_bst(numbers: list[int]) -> TreeNode | None:
    if not numbers:
        return None
    middle = (len(numbers) - 1) // 2
    left = sorted_array_to_bst(numbers[:middle])
    right = sorted_array_to_bst(numbers[middle + 1 :])
    return TreeNode(numbers[middle], left, right)


print(levels(sorted_array_to_bst([1, 3, 5, 7, 9, 11])))
