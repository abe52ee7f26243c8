def largest_rectangle(heights: list[int]) -> int:
    """Return the area of the largest rectangle inside the bars.

    Each bar is one unit wide. largest_rectangle([2, 3, 2]) is 6.
    """
    pass


print(largest_rectangle([2, 4, 5, 1, 3, 3]))
