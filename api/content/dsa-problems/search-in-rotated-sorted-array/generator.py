def call(n, random):
    """The target is missing: all numbers are even."""
    numbers = list(range(0, 2 * n, 2))
    start = random.randrange(n)
    return search, numbers[start:] + numbers[:start], 2 * random.randrange(n) + 1
