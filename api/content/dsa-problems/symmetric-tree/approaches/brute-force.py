def is_symmetric(root: TreeNode | None) -> bool:
    return same(root, mirror_image(root))


def mirror_image(node: TreeNode | None) -> TreeNode | None:
    if node is None:
        return None
    return TreeNode(node.val, mirror_image(node.right), mirror_image(node.left))


def same(first: TreeNode | None, second: TreeNode | None) -> bool:
    if first is None or second is None:
        return first is second
    return (
        first.val == second.val
        and same(first.left, second.left)
        and same(first.right, second.right)
    )


print(is_symmetric(tree([5, 2, 2, 7, None, None, 7])))
