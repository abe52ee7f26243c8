from math import inf


def median(first: list[int], second: list[int]) -> float:
    total = len(first) + len(second)
    i = j = 0
    before = last = 0.0
    for _ in range(total // 2 + 1):
        before = last
        one = first[i] if i < len(first) else inf
        other = second[j] if j < len(second) else inf
        if one <= other:
            last = one
            i += 1
        else:
            last = other
            j += 1
    return float(last) if total % 2 == 1 else (before + last) / 2


print(median([2, 7, 9], [1, 3, 8, 12]))
