def count_sequences(numbers: list[int], target: int) -> int:
    """Return how many sequences of numbers have the sum target.

    Each number may be used any number of times. count_sequences([1, 2], 3) is 3.
    """
    pass


print(count_sequences([1, 3, 4], 5))
