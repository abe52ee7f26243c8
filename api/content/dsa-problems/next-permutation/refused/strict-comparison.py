def next_permutation(numbers: list[int]) -> list[int]:
    pivot = len(numbers) - 2
    while pivot >= 0 and numbers[pivot] > numbers[pivot + 1]:
        pivot -= 1
    if pivot >= 0:
        successor = len(numbers) - 1
        while successor > pivot and numbers[successor] < numbers[pivot]:
            successor -= 1
        numbers[pivot], numbers[successor] = numbers[successor], numbers[pivot]
    numbers[pivot + 1 :] = reversed(numbers[pivot + 1 :])
    return numbers
