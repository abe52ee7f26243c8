def call(n, random):
    """All numbers but the first descend, so the whole array changes."""
    return next_permutation, [n // 2, *(i for i in range(n, 0, -1) if i != n // 2)]
