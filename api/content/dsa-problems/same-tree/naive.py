def is_same_tree(first: TreeNode | None, second: TreeNode | None) -> bool:
    return preorder(first) == preorder(second)


def preorder(root: TreeNode | None) -> list[int]:
    if root is None:
        return []
    return [root.val] + preorder(root.left) + preorder(root.right)


print(is_same_tree(tree([1, 2, 3, None, 4]), tree([1, 2, 3, None, 4])))
