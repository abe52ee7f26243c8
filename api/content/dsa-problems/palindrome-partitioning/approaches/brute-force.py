def partition(text: str) -> list[list[str]]:
    found: list[list[str]] = []
    for joints in range(2 ** (len(text) - 1)):
        parts = [text[0]]
        for place, letter in enumerate(text[1:]):
            if joints & (1 << place):
                parts[-1] += letter
            else:
                parts.append(letter)
        if all(part == part[::-1] for part in parts):
            found.append(parts)
    return found


print(partition("abba"))
