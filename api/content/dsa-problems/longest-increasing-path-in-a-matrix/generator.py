def call(n, random):
    """From each cell, every path to the last corner is increasing."""
    matrix = [[row + column for column in range(n)] for row in range(n)]
    return longest_increasing_path, matrix
