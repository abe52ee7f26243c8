def search_tree(numbers, random):
    """The root of a search tree of any shape."""
    if not numbers:
        return None
    at = random.randrange(len(numbers))
    left, right = numbers[:at], numbers[at + 1 :]
    return TreeNode(numbers[at], search_tree(left, random), search_tree(right, random))


def call(n, random):
    """Two of the numbers may be in each other's place, or equal."""
    numbers = sorted(random.sample(range(-20, 20), n))
    first, second = sorted(random.sample(range(n), 2))
    if random.random() < 0.7:
        numbers[first], numbers[second] = random.choice(
            ((numbers[second], numbers[first]), (numbers[first], numbers[first]))
        )
    return max_sum_bst, search_tree(numbers, random)
