def longest_common_subsequence(first: str, second: str) -> int:
    longest = [[0] * (len(second) + 1) for _ in range(len(first) + 1)]
    for i, one in enumerate(first, start=1):
        for j, other in enumerate(second, start=1):
            if one == other:
                longest[i][j] = longest[i - 1][j - 1] + 1
            else:
                longest[i][j] = max(longest[i - 1][j], longest[i][j - 1])
    return longest[-1][-1]


print(longest_common_subsequence("stone", "longest"))
