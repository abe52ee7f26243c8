def call(n, random):
    """The target is missing: all numbers are even."""
    return search, list(range(0, 2 * n, 2)), 2 * random.randrange(n) + 1
