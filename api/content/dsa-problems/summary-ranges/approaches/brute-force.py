def summary_ranges(numbers: list[int]) -> list[str]:
    ranges = []
    for number in numbers:
        if number - 1 in numbers:
            continue
        last = number
        while last + 1 in numbers:
            last += 1
        ranges.append(str(number) if last == number else f"{number}->{last}")
    return ranges


print(summary_ranges([-2, -1, 0, 4, 7, 8]))
