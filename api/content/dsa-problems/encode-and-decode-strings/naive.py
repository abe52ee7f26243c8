def encode(words: list[str]) -> str:
    return ",".join(words)


def decode(text: str) -> list[str]:
    return text.split(",")


print(decode(encode(["tea", "4#2", ""])))
