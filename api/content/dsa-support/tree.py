class TreeNode:
    """One node of a binary tree."""

    def __init__(
        self,
        val: int = 0,
        left: "TreeNode | None" = None,
        right: "TreeNode | None" = None,
    ):
        self.val = val
        self.left = left
        self.right = right


def tree(items: list[int | None]) -> TreeNode | None:
    """The root of a tree given level by level.

    None stands for a child that is missing; a missing node has no children
    in the list. tree([1, None, 2, 3]) is 1 with a right child 2, which has
    a left child 3.
    """
    if not items or items[0] is None:
        return None
    root = TreeNode(items[0])
    parents = [root]
    position = 1
    for parent in parents:
        for side in ("left", "right"):
            if position < len(items) and items[position] is not None:
                child = TreeNode(items[position])
                setattr(parent, side, child)
                parents.append(child)
            position += 1
    return root


def levels(root: TreeNode | None) -> list[int | None]:
    """The values of a tree level by level, as tree() takes them."""
    items: list[int | None] = []
    nodes = [root]
    for node in nodes:
        items.append(None if node is None else node.val)
        if node is not None:
            nodes += (node.left, node.right)
    while items and items[-1] is None:
        items.pop()
    return items
