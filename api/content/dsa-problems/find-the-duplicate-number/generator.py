def call(n, random):
    """Only the last two are equal."""
    return find_duplicate, [*range(1, n), n - 1]
