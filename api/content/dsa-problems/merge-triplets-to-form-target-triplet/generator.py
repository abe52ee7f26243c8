def call(n, random):
    """Only the last triplet reaches the target."""
    triplets = [[random.randrange(1, 1_000) for _ in range(3)] for _ in range(n - 1)]
    return can_form, [*triplets, [1_000] * 3], [1_000] * 3
