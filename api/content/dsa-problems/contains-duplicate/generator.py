def call(n, random):
    """All numbers are different, so no approach can stop early."""
    start = random.randrange(1_000)
    return contains_duplicate, list(range(start, start + 3 * n, 3))
