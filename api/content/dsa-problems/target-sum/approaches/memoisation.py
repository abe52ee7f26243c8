from functools import cache


def ways_to_reach(numbers: list[int], target: int) -> int:
    @cache
    def ways_from(index: int, total: int) -> int:
        if index == len(numbers):
            return 1 if total == target else 0
        plus = ways_from(index + 1, total + numbers[index])
        minus = ways_from(index + 1, total - numbers[index])
        return plus + minus

    return ways_from(0, 0)


print(ways_to_reach([1, 2, 1, 3], 3))
