def longest_increasing_path(matrix: list[list[int]]) -> int:
    """Return how many cells the longest increasing path has.

    A step leads up, down, left or right to a larger number.
    longest_increasing_path([[1, 2], [4, 3]]) is 4.
    """
    pass


print(longest_increasing_path([[7, 8, 3], [6, 1, 4], [2, 9, 5]]))
