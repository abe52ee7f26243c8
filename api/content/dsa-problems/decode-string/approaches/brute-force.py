def decode_string(packed: str) -> str:
    text = packed
    while "]" in text:
        end = text.index("]")
        start = text.rindex("[", 0, end)
        number = start
        while number > 0 and text[number - 1].isdigit():
            number -= 1
        repeated = text[start + 1 : end] * int(text[number:start])
        text = text[:number] + repeated + text[end + 1 :]
    return text


print(decode_string("2[x3[y]]z"))
