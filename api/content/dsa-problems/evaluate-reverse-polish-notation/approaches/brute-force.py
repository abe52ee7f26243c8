def evaluate(tokens: list[str]) -> int:
    left = list(tokens)
    while len(left) > 1:
        place = 0
        while left[place] not in ("+", "-", "*", "/"):
            place += 1
        first, second = int(left[place - 2]), int(left[place - 1])
        if left[place] == "+":
            value = first + second
        elif left[place] == "-":
            value = first - second
        elif left[place] == "*":
            value = first * second
        else:
            value = abs(first) // abs(second)
            if (first < 0) != (second < 0):
                value = -value
        left[place - 2 : place + 1] = [str(value)]
    return int(left[0])


print(evaluate(["6", "2", "5", "-", "*", "8", "+"]))
