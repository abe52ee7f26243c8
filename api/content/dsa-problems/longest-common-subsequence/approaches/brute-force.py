def longest_common_subsequence(first: str, second: str) -> int:
    if not first or not second:
        return 0
    if first[-1] == second[-1]:
        return longest_common_subsequence(first[:-1], second[:-1]) + 1
    return max(
        longest_common_subsequence(first[:-1], second),
        longest_common_subsequence(first, second[:-1]),
    )


print(longest_common_subsequence("stone", "longest"))
