def longest_common_subsequence(first: str, second: str) -> int:
    above = [0] * (len(second) + 1)
    for one in first:
        row = [0]
        for index, other in enumerate(second):
            if one == other:
                row.append(above[index] + 1)
            else:
                row.append(max(above[index + 1], row[index]))
        above = row
    return above[-1]


print(longest_common_subsequence("stone", "longest"))
