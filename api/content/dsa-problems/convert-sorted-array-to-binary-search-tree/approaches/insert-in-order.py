def sorted_array_to_bst(numbers: list[int]) -> TreeNode | None:
    root = None
    ranges = [(0, len(numbers) - 1)]
    for low, high in ranges:
        if low > high:
            continue
        middle = (low + high) // 2
        root = insert(root, numbers[middle])
        ranges += [(low, middle - 1), (middle + 1, high)]
    return root


def insert(root: TreeNode | None, number: int) -> TreeNode:
    if root is None:
        return TreeNode(number)
    if number < root.val:
        root.left = insert(root.left, number)
    else:
        root.right = insert(root.right, number)
    return root


print(levels(sorted_array_to_bst([1, 3, 5, 7, 9, 11])))
