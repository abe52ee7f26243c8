def permute(numbers: list[int]) -> list[list[int]]:
    orders: list[list[int]] = [[]]
    for _ in numbers:
        orders = [[*order, number] for order in orders for number in numbers]
    found: list[list[int]] = []
    for order in orders:
        if sorted(order) == sorted(numbers) and order not in found:
            found.append(order)
    return found


print(permute([1, 2, 3]))
