def right_side_view(root: TreeNode | None) -> list[int]:
    view: list[int] = []
    while True:
        node = rightmost(root, len(view))
        if node is None:
            return view
        view.append(node.val)


def rightmost(node: TreeNode | None, depth: int) -> TreeNode | None:
    """The rightmost node that is depth levels below this one."""
    if node is None or depth == 0:
        return node
    return rightmost(node.right, depth - 1) or rightmost(node.left, depth - 1)


print(right_side_view(tree([1, 2, 3, 4, None, None, None, 5])))
