def call(n, random):
    """Half of them fly to the right, and then each is met from the right."""
    sizes = random.sample(range(1, 10 * n), n // 2)
    return asteroid_collision, [*sizes, *(-size for size in sorted(sizes))]
