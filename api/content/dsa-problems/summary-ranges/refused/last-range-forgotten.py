def summary_ranges(numbers: list[int]) -> list[str]:
    ranges, start = [], 0
    for i in range(1, len(numbers)):
        if numbers[i] != numbers[i - 1] + 1:
            first, last = numbers[start], numbers[i - 1]
            ranges.append(str(first) if first == last else f"{first}->{last}")
            start = i
    return ranges
