def max_path_sum(root: TreeNode) -> int:
    parent: dict[TreeNode, TreeNode | None] = {root: None}
    nodes = [root]
    for node in nodes:
        for child in (node.left, node.right):
            if child is not None:
                parent[child] = node
                nodes.append(child)
    return max(best_from(start, parent) for start in nodes)


def best_from(start: TreeNode, parent: dict[TreeNode, TreeNode | None]) -> int:
    best = start.val
    to_visit = [(start, None, 0)]
    while to_visit:
        node, before, total = to_visit.pop()
        total += node.val
        best = max(best, total)
        for neighbour in (node.left, node.right, parent[node]):
            if neighbour is not None and neighbour is not before:
                to_visit.append((neighbour, node, total))
    return best


print(max_path_sum(tree([-5, 6, 10, None, None, 8, 7])))
