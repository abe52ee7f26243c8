def multiply(first: str, second: str) -> str:
    total = "0"
    for shift, digit in enumerate(reversed(second)):
        row = times_digit(first, int(digit)) + "0" * shift
        total = add(total, row)
    return total.lstrip("0") or "0"


def times_digit(number: str, factor: int) -> str:
    digits = []
    carry = 0
    for digit in reversed(number):
        carry, place = divmod(int(digit) * factor + carry, 10)
        digits.append(str(place))
    digits.append(str(carry))
    return "".join(reversed(digits))


def add(first: str, second: str) -> str:
    width = max(len(first), len(second))
    digits = []
    carry = 0
    for one, other in zip(reversed(first.zfill(width)), reversed(second.zfill(width))):
        carry, place = divmod(int(one) + int(other) + carry, 10)
        digits.append(str(place))
    digits.append(str(carry))
    return "".join(reversed(digits))


print(multiply("27", "345"))
