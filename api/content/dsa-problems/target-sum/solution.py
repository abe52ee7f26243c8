from collections import defaultdict


def ways_to_reach(numbers: list[int], target: int) -> int:
    ways = {0: 1}
    for number in numbers:
        following: dict[int, int] = defaultdict(int)
        for total, count in ways.items():
            following[total + number] += count
            following[total - number] += count
        ways = following
    return ways.get(target, 0)


print(ways_to_reach([1, 2, 1, 3], 3))
