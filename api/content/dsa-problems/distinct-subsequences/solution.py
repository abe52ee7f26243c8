def count_subsequences(text: str, pattern: str) -> int:
    ways = [1] + [0] * len(pattern)
    for letter in text:
        # From the end: no letter of the text may be used twice.
        for j in reversed(range(len(pattern))):
            if pattern[j] == letter:
                ways[j + 1] += ways[j]
    return ways[-1]


print(count_subsequences("banana", "ana"))
