def max_product(numbers: list[int]) -> int:
    best = numbers[0]
    for start in range(len(numbers)):
        product = 1
        for number in numbers[start:]:
            product *= number
            best = max(best, product)
    return best


print(max_product([-2, 3, 0, 4, -1, -5]))
