def encode(words: list[str]) -> str:
    return "".join(f"{len(word)}#{word}" for word in words)


def decode(text: str) -> list[str]:
    words: list[str] = []
    start = 0
    while start < len(text):
        mark = text.index("#", start)
        end = mark + 1 + int(text[start:mark])
        # Whatever is between mark and end is content, even another "#".
        words.append(text[mark + 1 : end])
        start = end
    return words


print(decode(encode(["tea", "4#2", ""])))
