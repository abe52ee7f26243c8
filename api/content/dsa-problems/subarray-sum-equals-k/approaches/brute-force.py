def count_subarrays(numbers: list[int], k: int) -> int:
    found = 0
    for start in range(len(numbers)):
        total = 0
        for end in range(start, len(numbers)):
            total += numbers[end]
            if total == k:
                found += 1
    return found


print(count_subarrays([3, 4, -7, 1, 6], 7))
