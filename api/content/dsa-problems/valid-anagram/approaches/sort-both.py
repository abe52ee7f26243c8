def is_anagram(first: str, second: str) -> bool:
    return sorted(first) == sorted(second)


print(is_anagram("listen", "silent"))
