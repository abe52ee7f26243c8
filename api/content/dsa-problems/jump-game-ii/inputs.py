def call(n, random):
    """The last place can always be reached."""
    return fewest_jumps, [random.randint(1, 4) for _ in range(n)]
