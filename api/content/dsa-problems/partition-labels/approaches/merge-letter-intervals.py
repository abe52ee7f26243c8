def partition_labels(text: str) -> list[int]:
    intervals: dict[str, list[int]] = {}
    for index, letter in enumerate(text):
        intervals.setdefault(letter, [index, index])[1] = index
    parts: list[list[int]] = []
    # A dictionary keeps the order in which letters first occur.
    for first, last in intervals.values():
        if parts and first < parts[-1][1]:
            parts[-1][1] = max(parts[-1][1], last)
        else:
            parts.append([first, last])
    return [last - first + 1 for first, last in parts]


print(partition_labels("abcacdedfgf"))
