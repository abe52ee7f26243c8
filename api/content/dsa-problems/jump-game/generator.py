def call(n, random):
    """Every jump reaches the next-to-last index and no farther."""
    return can_jump, [*range(n - 2, -1, -1), 0]
