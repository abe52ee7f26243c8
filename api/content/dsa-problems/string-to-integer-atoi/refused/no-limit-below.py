def parse_integer(text: str) -> int:
    text = text.lstrip(" ")
    sign = -1 if text.startswith("-") else 1
    number = 0
    for character in text[1:] if text[:1] in ("+", "-") else text:
        if character not in "0123456789":
            break
        number = min(2**31 - 1, number * 10 + int(character))
    return sign * number
