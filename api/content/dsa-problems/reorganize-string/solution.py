from collections import Counter


def reorganize(text: str) -> str:
    counts = Counter(text).most_common()
    half = (len(text) + 1) // 2
    if counts[0][1] > half:
        return ""
    letters = "".join(letter * count for letter, count in counts)
    result = [""] * len(text)
    result[::2] = letters[:half]
    result[1::2] = letters[half:]
    return "".join(result)


print(reorganize("mamma"))
