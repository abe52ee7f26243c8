def call(n, random):
    """Many duplicates near the front."""
    return remove_duplicates, [0] * (n // 2) + list(range(n - n // 2))
