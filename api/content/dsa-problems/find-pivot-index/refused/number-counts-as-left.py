def pivot_index(numbers: list[int]) -> int:
    total, left = sum(numbers), 0
    for index, number in enumerate(numbers):
        left += number
        if left == total - left:
            return index
    return -1
