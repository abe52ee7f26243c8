def serialize(root: TreeNode | None) -> str:
    if root is None:
        return ""
    nodes = [root]
    for node in nodes:
        nodes += [child for child in (node.left, node.right) if child]
    return " ".join(str(node.val) for node in nodes)


def deserialize(text: str) -> TreeNode | None:
    nodes = [TreeNode(int(part)) for part in text.split()]
    for index, node in enumerate(nodes):
        if 2 * index + 1 < len(nodes):
            node.left = nodes[2 * index + 1]
        if 2 * index + 2 < len(nodes):
            node.right = nodes[2 * index + 2]
    return nodes[0] if nodes else None


print(levels(deserialize(serialize(tree([6, 3, 8, None, None, 7, 9])))))
