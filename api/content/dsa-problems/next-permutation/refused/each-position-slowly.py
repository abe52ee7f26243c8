def next_permutation(numbers: list[int]) -> list[int]:
    for pivot in range(len(numbers) - 2, -1, -1):
        larger = [n for n in numbers[pivot + 1 :] if n > numbers[pivot]]
        if larger:
            successor = numbers.index(min(larger), pivot + 1)
            numbers[pivot], numbers[successor] = numbers[successor], numbers[pivot]
            numbers[pivot + 1 :] = sorted(numbers[pivot + 1 :])
            return numbers
    numbers.sort()
    return numbers
