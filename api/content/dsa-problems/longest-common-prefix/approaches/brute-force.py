def longest_common_prefix(words: list[str]) -> str:
    first = words[0]
    for length in range(len(first), 0, -1):
        prefix = first[:length]
        if all(word.startswith(prefix) for word in words):
            return prefix
    return ""


print(longest_common_prefix(["clover", "close", "clock"]))
