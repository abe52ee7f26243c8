def call(n, random):
    """They are one sequence in random order."""
    return longest_consecutive, random.sample(range(n), n)
