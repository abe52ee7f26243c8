def count_good_nodes(root: TreeNode) -> int:
    good = 1
    nodes = [root]
    for node in nodes:
        for child in (node.left, node.right):
            if child is not None:
                nodes.append(child)
                if child.val >= node.val:
                    good += 1
    return good


print(count_good_nodes(tree([5, 2, 6, 5, None, 3, 8])))
