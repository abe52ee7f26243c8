def call(n, random):
    """The letters from a to f, sorted the other way round."""
    words = ["".join(random.choices("abcdef", k=8)) for _ in range(n)]
    return alien_order, sorted(words, reverse=True)
