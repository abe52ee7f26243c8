def move_zeroes(numbers: list[int]) -> list[int]:
    """Move all zeros to the end of numbers in place, and return them.

    The others keep their order. move_zeroes([0, 2, 1]) is [2, 1, 0].
    """
    pass


print(move_zeroes([0, 5, 0, -3, 8]))
