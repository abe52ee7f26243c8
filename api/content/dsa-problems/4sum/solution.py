def four_sum(numbers: list[int], target: int) -> list[list[int]]:
    numbers = sorted(numbers)
    size = len(numbers)
    found = []
    for i in range(size - 3):
        if i > 0 and numbers[i] == numbers[i - 1]:
            continue  # it would give the same quadruplets again
        for j in range(i + 1, size - 2):
            if j > i + 1 and numbers[j] == numbers[j - 1]:
                continue
            rest = target - numbers[i] - numbers[j]
            left, right = j + 1, size - 1
            while left < right:
                total = numbers[left] + numbers[right]
                if total < rest:
                    left += 1
                elif total > rest:
                    right -= 1
                else:
                    found.append(
                        [numbers[i], numbers[j], numbers[left], numbers[right]]
                    )
                    left += 1
                    while left < right and numbers[left] == numbers[left - 1]:
                        left += 1
    return found


print(four_sum([5, 0, -2, 2, 0, 3, -2, 1], 4))
