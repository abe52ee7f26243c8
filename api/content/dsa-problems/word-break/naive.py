def word_break(text: str, words: list[str]) -> bool:
    if not text:
        return True
    return any(
        text.startswith(word) and word_break(text[len(word) :], words)
        for word in words
    )


print(word_break("carpetrock", ["car", "carpet", "pet", "rock"]))
