def four_sum(numbers: list[int], target: int) -> list[list[int]]:
    numbers = sorted(numbers)
    found = []
    for i in range(len(numbers)):
        if i > 0 and numbers[i] == numbers[i - 1]:
            continue
        for j in range(i + 1, len(numbers)):
            if numbers[j] == numbers[j - 1]:
                continue  # wrong: the first and the second may be equal
            left, right = j + 1, len(numbers) - 1
            while left < right:
                total = numbers[i] + numbers[j] + numbers[left] + numbers[right]
                if total < target:
                    left += 1
                elif total > target:
                    right -= 1
                else:
                    found.append(
                        [numbers[i], numbers[j], numbers[left], numbers[right]]
                    )
                    left += 1
                    while left < right and numbers[left] == numbers[left - 1]:
                        left += 1
    return found
