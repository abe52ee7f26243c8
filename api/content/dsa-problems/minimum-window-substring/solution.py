from collections import Counter


def min_window(text: str, needed: str) -> str:
    missing = Counter(needed)  # below 0: the window has spares
    lacking = len(needed)
    start = 0
    best_start, best_length = 0, len(text) + 1
    for end, arriving in enumerate(text):
        if missing[arriving] > 0:
            lacking -= 1
        missing[arriving] -= 1
        while lacking == 0:
            if end - start + 1 < best_length:
                best_start, best_length = start, end - start + 1
            leaving = text[start]
            missing[leaving] += 1
            if missing[leaving] > 0:
                lacking += 1
            start += 1
    if best_length > len(text):
        return ""
    return text[best_start : best_start + best_length]


print(min_window("algorithmic", "tic"))
