def calculate(expression: str) -> int:
    levels = [1]
    sign = 1
    total = number = 0
    for character in expression:
        if character.isdigit():
            number = number * 10 + int(character)
        elif character == "(":
            levels.append(sign)
        elif character != " ":
            total += sign * number
            number = 0
            if character == ")":
                levels.pop()
            else:
                sign = levels[-1] if character == "+" else -levels[-1]
    return total
