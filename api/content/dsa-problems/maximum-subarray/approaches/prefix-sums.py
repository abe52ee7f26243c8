def max_subarray(numbers: list[int]) -> int:
    best = numbers[0]
    prefix = smallest = 0
    for number in numbers:
        prefix += number
        best = max(best, prefix - smallest)
        smallest = min(smallest, prefix)
    return best


print(max_subarray([3, -5, 4, -1, 2, -6, 3]))
