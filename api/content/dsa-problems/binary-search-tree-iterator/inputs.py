def search_tree(numbers, random):
    """The root of a search tree of any shape."""
    if not numbers:
        return None
    at = random.randrange(len(numbers))
    left, right = numbers[:at], numbers[at + 1 :]
    return TreeNode(numbers[at], search_tree(left, random), search_tree(right, random))


def answers(root, methods):
    values = BSTIterator(root)
    return [getattr(values, name)() for name in methods]


def call(n, random):
    numbers = sorted(random.sample(range(-20, 20), n))
    left = n
    methods = []
    for _ in range(2 * n):
        name = random.choice(("next", "has_next"))
        if left == 0:
            name = "has_next"
        left -= name == "next"
        methods.append(name)
    return answers, search_tree(numbers, random), methods
