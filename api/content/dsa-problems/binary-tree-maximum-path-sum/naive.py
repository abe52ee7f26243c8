def max_path_sum(root: TreeNode | None) -> int:
    def gain(node: TreeNode | None) -> int:
        if node is None:
            return 0
        return max(0, node.val + max(gain(node.left), gain(node.right)))

    return gain(root.left) + root.val + gain(root.right)


print(max_path_sum(tree([-5, 6, 10, None, None, 8, 7])))
