def call(n, random):
    """Words that agree up to a point, and then go on, or end there."""
    shared = "".join(random.choices("ab", k=random.randrange(n)))
    words = [shared + "".join(random.choices("ab", k=random.randrange(4))) for _ in range(n)]
    return longest_common_prefix, words[: random.randint(1, n)]
