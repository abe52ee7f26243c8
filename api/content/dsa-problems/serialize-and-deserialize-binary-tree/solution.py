from collections.abc import Iterator


def serialize(root: TreeNode | None) -> str:
    parts: list[str] = []

    def write(node: TreeNode | None) -> None:
        if node is None:
            parts.append("#")
            return
        parts.append(str(node.val))
        write(node.left)
        write(node.right)

    write(root)
    return " ".join(parts)


def deserialize(text: str) -> TreeNode | None:
    return read(iter(text.split()))


def read(parts: Iterator[str]) -> TreeNode | None:
    """Read one tree, and leave what follows it."""
    part = next(parts)
    if part == "#":
        return None
    left = read(parts)
    return TreeNode(int(part), left, read(parts))


print(levels(deserialize(serialize(tree([6, 3, 8, None, None, 7, 9])))))
