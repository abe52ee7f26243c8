def right_side_view(root: TreeNode | None) -> list[int]:
    view: list[int] = []
    level = [root] if root is not None else []
    while level:
        view.append(level[-1].val)
        level = [
            child
            for node in level
            for child in (node.left, node.right)
            if child is not None
        ]
    return view


print(right_side_view(tree([1, 2, 3, 4, None, None, None, 5])))
