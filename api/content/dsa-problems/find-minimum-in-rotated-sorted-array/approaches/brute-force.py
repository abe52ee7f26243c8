def find_min(numbers: list[int]) -> int:
    return min(numbers)


print(find_min([6, 9, 12, 1, 4]))
