def encode(words: list[str]) -> str:
    return "".join(" ".join(str(ord(char)) for char in word) + ";" for word in words)


def decode(text: str) -> list[str]:
    parts = text.split(";")[:-1]
    return ["".join(chr(int(number)) for number in part.split()) for part in parts]


print(decode(encode(["tea", "4#2", ""])))
