def lowest_common_ancestor(root: TreeNode, first: int, second: int) -> int:
    paths = zip(path_to(first, root), path_to(second, root))
    return [a.val for a, b in paths if a is b][-1]


def path_to(value: int, root: TreeNode) -> list[TreeNode]:
    path: list[TreeNode] = []

    def search(node: TreeNode | None) -> bool:
        if node is None:
            return False
        path.append(node)
        if node.val == value or search(node.left) or search(node.right):
            return True
        path.pop()
        return False

    search(root)
    return path


example = tree([8, 3, 5, 6, 1, 9, 2, None, None, 7, 4])
print(lowest_common_ancestor(example, 6, 4))
