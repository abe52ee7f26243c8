def parse_integer(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        return 0
    return max(-(2**31), min(2**31 - 1, number))
