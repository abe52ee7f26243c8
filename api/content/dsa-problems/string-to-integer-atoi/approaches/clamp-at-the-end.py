MAX = 2**31 - 1
MIN = -(2**31)


def parse_integer(text: str) -> int:
    text = text.lstrip(" ")
    sign = -1 if text.startswith("-") else 1
    if text.startswith(("+", "-")):
        text = text[1:]
    number = 0
    for character in text:
        if character not in "0123456789":
            break
        number = number * 10 + int(character)
    return max(MIN, min(MAX, sign * number))


print(parse_integer(" -307km"))
