def max_subarray(numbers: list[int]) -> int:
    best = ending = numbers[0]
    for index in range(1, len(numbers)):
        number = numbers[index]
        # Start here, or extend the best that ended just before.
        ending = max(number, ending + number)
        best = max(best, ending)
    return best


print(max_subarray([3, -5, 4, -1, 2, -6, 3]))
