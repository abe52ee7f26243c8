def word_break(text: str, words: list[str]) -> bool:
    known = set(words)
    longest = max(map(len, words))
    # reachable[end]: the text before end can be written as words.
    reachable = [True] + [False] * len(text)
    for end in range(1, len(text) + 1):
        reachable[end] = any(
            reachable[start] and text[start:end] in known
            for start in range(max(0, end - longest), end)
        )
    return reachable[-1]


print(word_break("carpetrock", ["car", "carpet", "pet", "rock"]))
