def two_sum(numbers: list[int], target: int) -> list[int]:
    order = sorted(range(len(numbers)), key=lambda index: numbers[index])
    left, right = 0, len(order) - 1
    while left < right:
        total = numbers[order[left]] + numbers[order[right]]
        if total == target:
            return sorted([order[left], order[right]])
        if total < target:
            left += 1
        else:
            right -= 1
    raise ValueError("no two numbers add up to the target")


print(two_sum([3, 8, 5, 11], 16))
