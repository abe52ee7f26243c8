def count_good_nodes(root: TreeNode) -> int:
    above: list[int] = []

    def count(node: TreeNode | None) -> int:
        if node is None:
            return 0
        good = 1 if all(value <= node.val for value in above) else 0
        above.append(node.val)
        good += count(node.left) + count(node.right)
        above.pop()
        return good

    return count(root)


print(count_good_nodes(tree([5, 2, 6, 5, None, 3, 8])))
