def build_tree(preorder: list[int], inorder: list[int]) -> TreeNode | None:
    if not preorder:
        return None
    size = inorder.index(preorder[0])  # of the left subtree
    left = build_tree(preorder[1 : size + 1], inorder[:size])
    right = build_tree(preorder[size + 1 :], inorder[size + 1 :])
    return TreeNode(preorder[0], left, right)


print(levels(build_tree([5, 2, 1, 4, 8, 7], [1, 2, 4, 5, 7, 8])))
