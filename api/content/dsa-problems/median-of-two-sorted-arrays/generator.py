def call(n, random):
    """The numbers of the two arrays alternate."""
    start = random.randrange(1_000)
    first = list(range(start, start + 2 * n, 2))
    return median, first, list(range(start + 1, start + 2 * n, 2))
