def summary_ranges(numbers: list[int]) -> list[str]:
    ranges = []
    i = 0
    while i < len(numbers):
        start = i
        while i + 1 < len(numbers) and numbers[i + 1] == numbers[i] + 1:
            i += 1
        if start == i:
            ranges.append(str(numbers[start]))
        else:
            ranges.append(f"{numbers[start]}->{numbers[i]}")
        i += 1
    return ranges


print(summary_ranges([-2, -1, 0, 4, 7, 8]))
