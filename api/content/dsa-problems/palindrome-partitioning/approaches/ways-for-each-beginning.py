def partition(text: str) -> list[list[str]]:
    ways: list[list[list[str]]] = [[[]]]
    for end in range(1, len(text) + 1):
        ways.append([])
        for start in reversed(range(end)):
            part = text[start:end]
            if part == part[::-1]:
                ways[end] += [[*parts, part] for parts in ways[start]]
    return ways[-1]


print(partition("abba"))
