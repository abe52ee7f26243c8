def call(n, random):
    """All of 1 to n, the largest first."""
    return first_missing_positive, list(range(n, 0, -1))
