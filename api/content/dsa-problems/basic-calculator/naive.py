def calculate(expression: str) -> int:
    total = number = 0
    sign = 1
    for character in expression:
        if character.isdigit():
            number = number * 10 + int(character)
        elif character in "+-":
            total += sign * number
            number = 0
            sign = 1 if character == "+" else -1
    return total + sign * number


print(calculate("8 - (3 - (1 + 4)) + 2"))
