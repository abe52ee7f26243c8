def multiply(first: str, second: str) -> str:
    # The sums for ones, tens, hundreds and so on.
    places = [0] * (len(first) + len(second))
    for i, one in enumerate(map(int, reversed(first))):
        for j, other in enumerate(map(int, reversed(second))):
            places[i + j] += one * other
    digits = []
    carry = 0
    for total in places:
        carry, digit = divmod(total + carry, 10)
        digits.append(str(digit))
    return "".join(reversed(digits)).lstrip("0") or "0"


print(multiply("27", "345"))
