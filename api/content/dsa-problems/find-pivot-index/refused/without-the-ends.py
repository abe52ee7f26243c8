def pivot_index(numbers: list[int]) -> int:
    total, left = sum(numbers), numbers[0]
    for index in range(1, len(numbers) - 1):
        if left == total - left - numbers[index]:
            return index
        left += numbers[index]
    return -1
