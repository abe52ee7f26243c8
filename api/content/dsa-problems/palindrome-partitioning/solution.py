def partition(text: str) -> list[list[str]]:
    found: list[list[str]] = []
    parts: list[str] = []

    def extend(start: int) -> None:
        if start == len(text):
            found.append(parts.copy())
            return
        for end in range(start + 1, len(text) + 1):
            part = text[start:end]
            if part == part[::-1]:
                parts.append(part)
                extend(end)
                parts.pop()

    extend(0)
    return found


print(partition("abba"))
