from math import inf


def cheapest_price(
    flights: list[list[int]], count: int, start: int, goal: int, stops: int
) -> int:
    price = [inf] * count
    price[start] = 0
    for _ in range(stops + 1):
        before = price.copy()
        for source, target, cost in flights:
            price[target] = min(price[target], before[source] + cost)
    return -1 if price[goal] == inf else price[goal]


flights = [[0, 1, 40], [1, 2, 30], [0, 2, 90], [1, 3, 100], [2, 3, 20]]
print(cheapest_price(flights, 4, 0, 3, 1))
