def permute(numbers: list[int]) -> list[list[int]]:
    orders: list[list[int]] = [[]]
    for _ in numbers:
        orders = [[*order, number] for order in orders for number in numbers]
    return [order for order in orders if len(set(order)) == len(numbers)]


print(permute([1, 2, 3]))
