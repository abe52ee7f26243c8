def two_sum(numbers: list[int], target: int) -> list[int]:
    left, right = 0, len(numbers) - 1
    while left < right:
        total = numbers[left] + numbers[right]
        if total == target:
            return [left + 1, right + 1]
        if total < target:
            left += 1  # too small even with the largest number left
        else:
            right -= 1
    raise ValueError("no two numbers add up to the target")


print(two_sum([2, 5, 8, 12], 13))
