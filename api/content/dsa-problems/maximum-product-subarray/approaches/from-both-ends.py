def max_product(numbers: list[int]) -> int:
    return max(best_from_left(numbers), best_from_left(numbers[::-1]))


def best_from_left(numbers: list[int]) -> int:
    best = numbers[0]
    product = 1
    for number in numbers:
        product *= number
        best = max(best, product)
        if number == 0:
            product = 1
    return best


print(max_product([-2, 3, 0, 4, -1, -5]))
