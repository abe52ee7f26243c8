def product_except_self(numbers: list[int]) -> list[int]:
    """Return for each index the product of all other numbers.

    Don't divide. product_except_self([3, 5, 2]) is [10, 6, 15].
    """
    pass


print(product_except_self([2, 3, 4, 5]))
