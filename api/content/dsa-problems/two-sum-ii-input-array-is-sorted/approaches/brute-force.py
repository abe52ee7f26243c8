def two_sum(numbers: list[int], target: int) -> list[int]:
    for first in range(len(numbers)):
        for second in range(first + 1, len(numbers)):
            if numbers[first] + numbers[second] == target:
                return [first + 1, second + 1]
    raise ValueError("no two numbers add up to the target")


print(two_sum([2, 5, 8, 12], 13))
