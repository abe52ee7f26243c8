def call(n, random):
    """All numbers of the second array are smaller."""
    start = random.randrange(1_000)
    first = [*range(start + n, start + 2 * n), *[0] * n]
    return merge, first, n, list(range(start, start + n)), n
