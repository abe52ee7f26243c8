def max_product(numbers: list[int]) -> int:
    """Return the largest product of a contiguous part of numbers.

    The part has at least one element. max_product([2, -3, 4]) is 4.
    """
    pass


print(max_product([-2, 3, 0, 4, -1, -5]))
