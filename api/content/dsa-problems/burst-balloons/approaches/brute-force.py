def max_coins(values: list[int]) -> int:
    best = 0
    for index, value in enumerate(values):
        left = values[index - 1] if index > 0 else 1
        right = values[index + 1] if index + 1 < len(values) else 1
        rest = values[:index] + values[index + 1 :]
        best = max(best, left * value * right + max_coins(rest))
    return best


print(max_coins([2, 4, 3]))
