def product_except_self(numbers: list[int]) -> list[int]:
    products: list[int] = []
    for index in range(len(numbers)):
        product = 1
        for other, number in enumerate(numbers):
            if other != index:
                product *= number
        products.append(product)
    return products


print(product_except_self([2, 3, 4, 5]))
