def pivot_index(numbers: list[int]) -> int:
    for index in range(len(numbers)):
        left = sum(numbers[at] for at in range(index))
        right = sum(numbers[at] for at in range(index + 1, len(numbers)))
        if left == right:
            return index
    return -1


print(pivot_index([3, 1, -2, 6, 2]))
