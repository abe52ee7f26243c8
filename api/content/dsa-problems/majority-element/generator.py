def call(n, random):
    """The majority stands behind all others, which differ."""
    others = (n - 1) // 2
    return majority_element, [*range(1, others + 1), *[0] * (n - others)]
