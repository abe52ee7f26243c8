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


print(count_good_nodes(tree([3, 1, 4, 3, None, 1, 5])))
