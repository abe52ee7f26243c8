def median(first: list[int], second: list[int]) -> float:
    if len(first) > len(second):
        first, second = second, first
    total = len(first) + len(second)
    half = (total + 1) // 2  # the size of the left part
    low, high = 0, len(first)
    while low < high:
        i = (low + high) // 2
        if first[i] < second[half - i - 1]:
            low = i + 1  # first[i] belongs to the left part
        else:
            high = i
    i, j = low, half - low
    left = max(first[max(i - 1, 0) : i] + second[max(j - 1, 0) : j])
    if total % 2 == 1:
        return float(left)
    right = min(first[i : i + 1] + second[j : j + 1])
    return (left + right) / 2


print(median([2, 7, 9], [1, 3, 8, 12]))
