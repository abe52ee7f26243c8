from collections import Counter


def min_window(text: str, needed: str) -> str:
    counts = Counter(needed)
    best_start, best_length = 0, len(text) + 1
    for start in range(len(text)):
        missing = dict(counts)
        lacking = len(needed)
        for end in range(start, len(text)):
            letter = text[end]
            if letter not in missing:
                continue
            if missing[letter] > 0:
                lacking -= 1
            missing[letter] -= 1
            if lacking == 0:
                if end + 1 - start < best_length:
                    best_start, best_length = start, end + 1 - start
                break
    if best_length > len(text):
        return ""
    return text[best_start : best_start + best_length]


print(min_window("algorithmic", "tic"))
