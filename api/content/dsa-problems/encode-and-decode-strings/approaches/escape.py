def encode(words: list[str]) -> str:
    return "".join(word.replace("/", "//") + "/;" for word in words)


def decode(text: str) -> list[str]:
    words: list[str] = []
    current: list[str] = []
    chars = iter(text)
    for char in chars:
        if char != "/":
            current.append(char)
        elif next(chars) == "/":
            current.append("/")
        else:
            words.append("".join(current))
            current = []
    return words


print(decode(encode(["tea", "4#2", ""])))
