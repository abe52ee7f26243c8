def right_side_view(root: TreeNode | None) -> list[int]:
    view: list[int] = []
    node = root
    while node is not None:
        view.append(node.val)
        node = node.right or node.left
    return view


print(right_side_view(tree([1, 2, 3, 4, None, None, None, 5])))
