def parse_integer(text: str) -> int:
    text = text.lstrip(" ")
    digits = text.lstrip("+-")
    sign = -1 if text.startswith("-") else 1
    number = 0
    for character in digits:
        if character not in "0123456789":
            break
        number = number * 10 + int(character)
    return max(-(2**31), min(2**31 - 1, sign * number))
