def serialize(root: TreeNode | None) -> str:
    parts: list[str] = []

    def write(node: TreeNode | None, path: str) -> None:
        if node is not None:
            parts.append(f"{path}:{node.val}")
            write(node.left, path + "L")
            write(node.right, path + "R")

    write(root, "")
    return " ".join(parts)


def deserialize(text: str) -> TreeNode | None:
    root = None
    for part in text.split():
        path, value = part.split(":")
        added = TreeNode(int(value))
        if root is None:
            root = added  # its path is empty
            continue
        parent = root
        for turn in path[:-1]:
            parent = parent.left if turn == "L" else parent.right
        if path[-1] == "L":
            parent.left = added
        else:
            parent.right = added
    return root


print(levels(deserialize(serialize(tree([6, 3, 8, None, None, 7, 9])))))
