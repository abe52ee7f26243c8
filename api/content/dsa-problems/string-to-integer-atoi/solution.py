MAX = 2**31 - 1
MIN = -(2**31)


def parse_integer(text: str) -> int:
    at = 0
    while at < len(text) and text[at] == " ":
        at += 1
    negative = at < len(text) and text[at] == "-"
    if at < len(text) and text[at] in "+-":
        at += 1
    number = 0
    while at < len(text) and text[at] in "0123456789":
        digit = int(text[at])
        if number > (MAX - digit) // 10:
            return MIN if negative else MAX
        number = number * 10 + digit
        at += 1
    return -number if negative else number


print(parse_integer(" -307km"))
