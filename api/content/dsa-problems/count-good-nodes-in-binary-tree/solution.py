def count_good_nodes(root: TreeNode) -> int:
    def count(node: TreeNode | None, largest: int) -> int:
        if node is None:
            return 0
        good = 1 if node.val >= largest else 0
        largest = max(largest, node.val)
        return good + count(node.left, largest) + count(node.right, largest)

    return count(root, root.val)


print(count_good_nodes(tree([5, 2, 6, 5, None, 3, 8])))
