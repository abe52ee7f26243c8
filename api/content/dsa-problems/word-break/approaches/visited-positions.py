def word_break(text: str, words: list[str]) -> bool:
    visited = {0}
    pending = [0]
    while pending:
        position = pending.pop()
        if position == len(text):
            return True
        for word in words:
            after = position + len(word)
            if after not in visited and text.startswith(word, position):
                visited.add(after)
                pending.append(after)
    return False


print(word_break("carpetrock", ["car", "carpet", "pet", "rock"]))
