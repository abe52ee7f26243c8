from collections import Counter


def is_anagram(first: str, second: str) -> bool:
    if len(first) != len(second):
        return False
    remaining = Counter(first)
    for letter in second:
        if remaining[letter] == 0:
            return False
        remaining[letter] -= 1
    return True  # as many letters taken as there were


print(is_anagram("listen", "silent"))
