def median(first: list[int], second: list[int]) -> float:
    numbers = sorted(first + second)
    middle = len(numbers) // 2
    if len(numbers) % 2 == 1:
        return float(numbers[middle])
    return (numbers[middle - 1] + numbers[middle]) / 2


print(median([2, 7, 9], [1, 3, 8, 12]))
