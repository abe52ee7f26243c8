def kth_smallest(root: TreeNode | None, k: int) -> int:
    nodes = [root]
    for node in nodes:
        nodes += [child for child in (node.left, node.right) if child]
    for node in nodes:
        smaller = sum(1 for other in nodes if other.val < node.val)
        if smaller == k - 1:
            return node.val
    raise ValueError("the tree has fewer than k nodes")


print(kth_smallest(tree([6, 3, 8, 1, 4, None, 9]), 4))
