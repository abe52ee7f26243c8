from collections import Counter


def contains_permutation(pattern: str, text: str) -> bool:
    available = Counter(pattern)  # how many may still enter the window
    start = 0
    for end, letter in enumerate(text):
        available[letter] -= 1
        while available[letter] < 0:
            available[text[start]] += 1
            start += 1
        if end - start + 1 == len(pattern):
            return True
    return False


print(contains_permutation("tea", "steamy"))
