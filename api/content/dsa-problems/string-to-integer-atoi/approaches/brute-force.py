MAX = 2**31 - 1
MIN = -(2**31)


def parse_integer(text: str) -> int:
    text = text.lstrip(" ")
    for end in range(len(text), 0, -1):
        start = 1 if text[0] in "+-" else 0
        digits = text[start:end]
        if digits and all(digit in "0123456789" for digit in digits):
            number = 0
            for digit in digits:
                number = number * 10 + int(digit)
            return max(MIN, min(MAX, -number if text[0] == "-" else number))
    return 0


print(parse_integer(" -307km"))
