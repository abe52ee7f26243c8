def product_except_self(numbers: list[int]) -> list[int]:
    count = len(numbers)
    before = [1] * count
    for index in range(1, count):
        before[index] = before[index - 1] * numbers[index - 1]
    after = [1] * count
    for index in range(count - 2, -1, -1):
        after[index] = after[index + 1] * numbers[index + 1]
    return [left * right for left, right in zip(before, after)]


print(product_except_self([2, 3, 4, 5]))
