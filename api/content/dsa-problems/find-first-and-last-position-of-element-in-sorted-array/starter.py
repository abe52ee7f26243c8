def search_range(numbers: list[int], target: int) -> list[int]:
    """Return the first and the last index of target, [-1, -1] if there's none.

    numbers is in ascending order. search_range([1, 5, 5], 5) is [1, 2].
    """
    pass


print(search_range([2, 4, 4, 4, 7, 9], 4))
