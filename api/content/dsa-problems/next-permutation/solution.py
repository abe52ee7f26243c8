def next_permutation(numbers: list[int]) -> list[int]:
    # Everything after the pivot descends.
    pivot = len(numbers) - 2
    while pivot >= 0 and numbers[pivot] >= numbers[pivot + 1]:
        pivot -= 1
    if pivot >= 0:
        successor = len(numbers) - 1
        while numbers[successor] <= numbers[pivot]:
            successor -= 1
        numbers[pivot], numbers[successor] = numbers[successor], numbers[pivot]
    left, right = pivot + 1, len(numbers) - 1
    while left < right:
        numbers[left], numbers[right] = numbers[right], numbers[left]
        left += 1
        right -= 1
    return numbers


print(next_permutation([2, 6, 3, 7, 5, 4]))
