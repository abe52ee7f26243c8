def sorted_array_to_bst(numbers: list[int]) -> TreeNode | None:
    root = None
    for number in numbers:
        added = TreeNode(number)
        if root is None:
            root = added
        else:
            node = root
            while node.right is not None:
                node = node.right
            node.right = added
    return root


print(levels(sorted_array_to_bst([1, 3, 5, 7, 9, 11])))
