Parts = tuple[int, int, int]


def is_subtree(root: TreeNode | None, wanted: TreeNode) -> bool:
    numbers: dict[Parts, int] = {}
    wanted_number = subtree_numbers(wanted, numbers)[-1]
    return wanted_number in subtree_numbers(root, numbers)


def subtree_numbers(root: TreeNode | None, numbers: dict[Parts, int]) -> list[int]:
    """The numbers of all subtrees. Equal ones have equal numbers; the whole tree is last."""
    found: list[int] = []

    def visit(node: TreeNode | None) -> int:
        if node is None:
            return 0
        parts = (node.val, visit(node.left), visit(node.right))
        number = numbers.setdefault(parts, len(numbers) + 1)
        found.append(number)
        return number

    visit(root)
    return found


print(is_subtree(tree([8, 6, 9, 2, 7]), tree([6, 2, 7])))
