from collections import Counter


def reorganize(text: str) -> str:
    half = (len(text) + 1) // 2
    if max(Counter(text).values()) > half:
        return ""
    letters = sorted(text)
    result = [""] * len(text)
    result[::2], result[1::2] = letters[:half], letters[half:]
    return "".join(result)
