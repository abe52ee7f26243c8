from collections import Counter


def reorganize(text: str) -> str:
    counts = Counter(text)
    result: list[str] = []
    last = ""
    for _ in text:
        possible = [letter for letter in counts if letter != last and counts[letter] > 0]
        if not possible:
            return ""
        last = max(possible, key=lambda letter: counts[letter])
        result.append(last)
        counts[last] -= 1
    return "".join(result)


print(reorganize("mamma"))
