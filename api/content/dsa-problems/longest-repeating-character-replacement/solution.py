from collections import defaultdict


def character_replacement(text: str, k: int) -> int:
    counts: dict[str, int] = defaultdict(int)
    highest = 0
    start = 0
    for end, letter in enumerate(text):
        counts[letter] += 1
        highest = max(highest, counts[letter])
        if end + 1 - start - highest > k:
            # Keep the length: only a higher count allows a longer window.
            counts[text[start]] -= 1
            start += 1
    return len(text) - start


print(character_replacement("ABCABBB", 2))
