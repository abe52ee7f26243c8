def lowest_common_ancestor(
    root: TreeNode | None, first: int, second: int
) -> int:
    node = root
    while node is not None:
        if first < node.val and second < node.val:
            node = node.left
        elif first > node.val and second > node.val:
            node = node.right
        else:
            # The paths part here, or one of them ends here.
            return node.val
    raise ValueError("a value is not in the tree")


example = tree([20, 8, 25, 4, 12, None, None, None, None, 10, 14])
print(lowest_common_ancestor(example, 10, 14))
