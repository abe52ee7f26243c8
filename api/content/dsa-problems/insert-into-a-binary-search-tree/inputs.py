def search_tree(numbers, random):
    """The root of a search tree of any shape."""
    if not numbers:
        return None
    at = random.randrange(len(numbers))
    left, right = numbers[:at], numbers[at + 1 :]
    return TreeNode(numbers[at], search_tree(left, random), search_tree(right, random))


def inserted(root, value):
    return levels(insert_into_bst(root, value))


def call(n, random):
    value, *numbers = random.sample(range(-20, 20), n)
    return inserted, search_tree(sorted(numbers), random), value
