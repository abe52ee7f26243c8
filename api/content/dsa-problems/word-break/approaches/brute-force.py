def word_break(text: str, words: list[str]) -> bool:
    pending = [0]
    while pending:
        position = pending.pop()
        if position == len(text):
            return True
        for word in words:
            if text.startswith(word, position):
                pending.append(position + len(word))
    return False


print(word_break("carpetrock", ["car", "carpet", "pet", "rock"]))
