def call(n, random):
    """The pattern has one more b than any part of the text of its length."""
    quarter = max(n // 8, 1)
    pattern = "a" * (quarter - 1) + "b" * (quarter + 1)
    return contains_permutation, pattern, ("ab" * n)[:n]
