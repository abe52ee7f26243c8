def delete_node(root: TreeNode | None, key: int) -> TreeNode | None:
    nodes = preorder(root)
    order = [node.val for node in nodes]
    if key not in order:
        return root
    at = order.index(key)
    if nodes[at].left is not None and nodes[at].right is not None:
        successor = min(value for value in order if value > key)
        order.remove(successor)
        order[at] = successor
    else:
        order.remove(key)
    rebuilt = None
    for value in order:
        rebuilt = insert(rebuilt, value)
    return rebuilt


def preorder(node: TreeNode | None) -> list[TreeNode]:
    nodes: list[TreeNode] = []
    to_visit = [node]
    while to_visit:
        node = to_visit.pop()
        if node is not None:
            nodes.append(node)
            to_visit += [node.right, node.left]
    return nodes


def insert(root: TreeNode | None, value: int) -> TreeNode:
    if root is None:
        return TreeNode(value)
    if value < root.val:
        root.left = insert(root.left, value)
    else:
        root.right = insert(root.right, value)
    return root


print(levels(delete_node(tree([5, 3, 8, 2, 4, 7, 9]), 5)))
