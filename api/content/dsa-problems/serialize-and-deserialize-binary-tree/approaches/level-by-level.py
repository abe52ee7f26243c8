def serialize(root: TreeNode | None) -> str:
    places = [root]
    for node in places:
        if node is not None:
            places += [node.left, node.right]
    return " ".join("#" if node is None else str(node.val) for node in places)


def deserialize(text: str) -> TreeNode | None:
    parts = text.split()
    places = [None if part == "#" else TreeNode(int(part)) for part in parts]
    children = iter(places)
    root = next(children)
    for node in places:
        if node is not None:
            node.left, node.right = next(children), next(children)
    return root


print(levels(deserialize(serialize(tree([6, 3, 8, None, None, 7, 9])))))
