def call(n, random):
    """Every path to the right and downwards is increasing."""
    matrix = [[row + column for column in range(n)] for row in range(n)]
    return longest_increasing_path, matrix
