def call(n, random):
    """The interval belongs in the middle."""
    intervals = [[10 * place, 10 * place + 5] for place in range(n)]
    return insert, intervals, [5 * n, 5 * n + 20]
