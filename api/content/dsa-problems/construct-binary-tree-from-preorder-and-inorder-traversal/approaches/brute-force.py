def build_tree(preorder: list[int], inorder: list[int]) -> TreeNode | None:
    if not preorder:
        return None
    root, *rest = preorder
    middle = inorder.index(root)
    before, after = inorder[:middle], inorder[middle + 1 :]
    left = [value for value in rest if value in before]
    right = [value for value in rest if value in after]
    return TreeNode(root, build_tree(left, before), build_tree(right, after))


print(levels(build_tree([5, 2, 1, 4, 8, 7], [1, 2, 4, 5, 7, 8])))
