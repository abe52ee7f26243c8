def permute(numbers: list[int]) -> list[list[int]]:
    orders: list[list[int]] = [[]]
    for _ in numbers:
        orders = [
            [*order, number]
            for order in orders
            for number in numbers
            if number not in order
        ]
    return orders


print(permute([1, 2, 3]))
