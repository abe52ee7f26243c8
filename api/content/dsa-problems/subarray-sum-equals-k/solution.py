from collections import Counter


def count_subarrays(numbers: list[int], k: int) -> int:
    times = Counter({0: 1})  # how often each prefix sum has occurred
    found = total = 0
    for number in numbers:
        total += number
        found += times[total - k]
        times[total] += 1
    return found


print(count_subarrays([3, 4, -7, 1, 6], 7))
