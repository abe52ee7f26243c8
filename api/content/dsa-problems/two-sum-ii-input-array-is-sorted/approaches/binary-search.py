from bisect import bisect_left


def two_sum(numbers: list[int], target: int) -> list[int]:
    for first, number in enumerate(numbers):
        partner = target - number
        second = bisect_left(numbers, partner, lo=first + 1)
        if second < len(numbers) and numbers[second] == partner:
            return [first + 1, second + 1]
    raise ValueError("no two numbers add up to the target")


print(two_sum([2, 5, 8, 12], 13))
