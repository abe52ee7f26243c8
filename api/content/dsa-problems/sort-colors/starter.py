def sort_colors(colors: list[int]) -> list[int]:
    """Sort a list of 0, 1 and 2 in place, and return it.

    sort_colors([2, 0, 1]) is [0, 1, 2].
    """
    pass


print(sort_colors([2, 0, 1, 1, 0, 2]))
