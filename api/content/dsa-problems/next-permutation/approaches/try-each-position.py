def next_permutation(numbers: list[int]) -> list[int]:
    for pivot in range(len(numbers) - 2, -1, -1):
        larger = [
            index
            for index in range(pivot + 1, len(numbers))
            if numbers[index] > numbers[pivot]
        ]
        if larger:
            successor = min(larger, key=lambda index: numbers[index])
            numbers[pivot], numbers[successor] = numbers[successor], numbers[pivot]
            numbers[pivot + 1 :] = sorted(numbers[pivot + 1 :])
            return numbers
    numbers.sort()
    return numbers


print(next_permutation([2, 6, 3, 7, 5, 4]))
