def pivot_index(numbers: list[int]) -> int:
    total = sum(numbers)
    left = 0
    for index, number in enumerate(numbers):
        if left == total - left - number:
            return index
        left += number
    return -1


print(pivot_index([3, 1, -2, 6, 2]))
