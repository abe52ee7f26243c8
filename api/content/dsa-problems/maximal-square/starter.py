def maximal_square(grid: list[str]) -> int:
    """Return the area of the largest square of ones.

    maximal_square(["110", "111"]) is 4.
    """
    pass


print(maximal_square(["0110", "1111", "1111", "0011"]))
