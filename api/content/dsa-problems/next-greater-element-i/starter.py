def next_greater_element(queries: list[int], numbers: list[int]) -> list[int]:
    """Return the first larger number to the right of each query.

    -1 stands for none. next_greater_element([1, 3], [1, 3, 2]) is [3, -1].
    """
    pass


print(next_greater_element([2, 6], [5, 2, 4, 6, 1]))
