from collections import Counter


def contains_permutation(pattern: str, text: str) -> bool:
    missing = Counter(pattern)
    for end, letter in enumerate(text):
        missing[letter] -= 1
        if end >= len(pattern):
            missing[text[end - len(pattern)]] += 1
        if not any(missing.values()):
            return True
    return False


print(contains_permutation("tea", "steamy"))
