def search_tree(numbers, random):
    """The root of a search tree of any shape."""
    if not numbers:
        return None
    at = random.randrange(len(numbers))
    left, right = numbers[:at], numbers[at + 1 :]
    return TreeNode(numbers[at], search_tree(left, random), search_tree(right, random))


def call(n, random):
    numbers = sorted(random.sample(range(-20, 20), n))
    return kth_smallest, search_tree(numbers, random), random.randint(1, n)
