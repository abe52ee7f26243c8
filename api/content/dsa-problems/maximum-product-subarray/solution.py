def max_product(numbers: list[int]) -> int:
    best = largest = smallest = numbers[0]
    for number in numbers[1:]:
        candidates = (number, largest * number, smallest * number)
        largest, smallest = max(candidates), min(candidates)
        best = max(best, largest)
    return best


print(max_product([-2, 3, 0, 4, -1, -5]))
