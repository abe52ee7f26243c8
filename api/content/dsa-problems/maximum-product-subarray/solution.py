def max_product(numbers: list[int]) -> int:
    best = largest = smallest = numbers[0]
    for index in range(1, len(numbers)):
        number = numbers[index]
        candidates = (number, largest * number, smallest * number)
        largest, smallest = max(candidates), min(candidates)
        best = max(best, largest)
    return best


print(max_product([-2, 3, 0, 4, -1, -5]))
