def calculate(expression: str) -> int:
    position = 0

    def level() -> int:
        nonlocal position
        total, number, sign = 0, 0, 1
        while position < len(expression):
            character = expression[position]
            position += 1
            if character.isdigit():
                number = number * 10 + int(character)
            elif character == "(":
                number = level()
            elif character == ")":
                break
            elif character in "+-":
                total += sign * number
                number = 0
                sign = 1 if character == "+" else -1
        return total + sign * number

    return level()
