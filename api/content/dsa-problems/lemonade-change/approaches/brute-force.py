def can_serve_all(notes: list[int]) -> bool:
    open_ways = [(0, 0, 0)]
    while open_ways:
        customer, fives, tens = open_ways.pop()
        if customer == len(notes):
            return True
        if notes[customer] == 5:
            open_ways.append((customer + 1, fives + 1, tens))
        elif notes[customer] == 10:
            if fives > 0:
                open_ways.append((customer + 1, fives - 1, tens + 1))
        else:
            if fives > 2:
                open_ways.append((customer + 1, fives - 3, tens))
            if fives > 0 and tens > 0:
                open_ways.append((customer + 1, fives - 1, tens - 1))
    return False


print(can_serve_all([5, 10, 5, 10, 20]))
