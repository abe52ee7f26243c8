def min_path_sum(grid: list[list[int]]) -> int:
    """Return the smallest sum on a way from the top left to the bottom right.

    Steps go to the right or down. min_path_sum([[1, 5], [2, 3]]) is 6.
    """
    pass


print(min_path_sum([[2, 8, 1], [3, 4, 9], [7, 1, 2]]))
