def two_sum(numbers: list[int], target: int) -> list[int]:
    for first in range(len(numbers)):
        for second in range(first + 1, len(numbers)):
            if numbers[first] + numbers[second] == target:
                return [first, second]
    raise ValueError("no two numbers add up to the target")


print(two_sum([3, 8, 5, 11], 16))
