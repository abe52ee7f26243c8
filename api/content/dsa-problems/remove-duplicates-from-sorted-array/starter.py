def remove_duplicates(numbers: list[int]) -> int:
    """Bring the different numbers to the front and return how many there are.

    The numbers are ascending. Afterwards [3, 3, 8] begins with 3 and 8.
    """
    pass


numbers = [2, 2, 5, 5, 5, 9]
kept = remove_duplicates(numbers)
print([kept, numbers[:kept]])
