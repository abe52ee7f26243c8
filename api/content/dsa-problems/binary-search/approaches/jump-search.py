from math import isqrt


def search(numbers: list[int], target: int) -> int:
    length = max(1, isqrt(len(numbers)))
    start = 0
    while start + length < len(numbers) and numbers[start + length] <= target:
        start += length
    for position in range(start, min(start + length, len(numbers))):
        if numbers[position] == target:
            return position
    return -1


print(search([-7, -2, 0, 4, 9, 15], 9))
