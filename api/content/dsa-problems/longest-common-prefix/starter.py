def longest_common_prefix(words: list[str]) -> str:
    """Return the longest string that every word begins with.

    longest_common_prefix(["bat", "bag"]) is "ba".
    """
    pass


print(longest_common_prefix(["clover", "close", "clock"]))
