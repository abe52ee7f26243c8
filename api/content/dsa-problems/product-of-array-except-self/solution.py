def product_except_self(numbers: list[int]) -> list[int]:
    products: list[int] = []
    before = 1
    for number in numbers:
        products.append(before)
        before *= number
    after = 1
    for index in range(len(numbers) - 1, -1, -1):
        products[index] *= after
        after *= numbers[index]
    return products


print(product_except_self([2, 3, 4, 5]))
