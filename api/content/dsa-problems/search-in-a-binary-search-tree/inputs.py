def search_tree(numbers, random):
    """The root of a search tree of any shape."""
    if not numbers:
        return None
    at = random.randrange(len(numbers))
    left, right = numbers[:at], numbers[at + 1 :]
    return TreeNode(numbers[at], search_tree(left, random), search_tree(right, random))


def found(root, target):
    return levels(search_bst(root, target))


def call(n, random):
    numbers = sorted(random.sample(range(-9, 10), n))
    return found, search_tree(numbers, random), random.randint(-9, 9)
