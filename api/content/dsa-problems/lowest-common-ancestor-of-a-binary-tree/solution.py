def lowest_common_ancestor(root: TreeNode, first: int, second: int) -> int:
    def search(node: TreeNode | None) -> TreeNode | None:
        if node is None or node.val in (first, second):
            return node
        left, right = search(node.left), search(node.right)
        if left is not None and right is not None:
            return node  # one value on each side
        return left if left is not None else right

    return search(root).val


example = tree([8, 3, 5, 6, 1, 9, 2, None, None, 7, 4])
print(lowest_common_ancestor(example, 6, 4))
