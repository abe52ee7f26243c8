from collections import Counter


def reorganize(text: str) -> str:
    counts = Counter(text).most_common()
    if counts[0][1] > len(text) // 2:
        return ""
    letters = "".join(letter * count for letter, count in counts)
    half = (len(text) + 1) // 2
    result = [""] * len(text)
    result[::2], result[1::2] = letters[:half], letters[half:]
    return "".join(result)
