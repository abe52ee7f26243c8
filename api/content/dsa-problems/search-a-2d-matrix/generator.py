def call(n, random):
    """The target is missing: all numbers are even."""
    matrix = [list(range(2 * n * row, 2 * n * (row + 1), 2)) for row in range(n)]
    return search_matrix, matrix, 2 * random.randrange(n * n) + 1
