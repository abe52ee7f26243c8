from functools import cache
from math import inf


def cheapest_price(
    flights: list[list[int]], count: int, start: int, goal: int, stops: int
) -> int:
    leaving: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    for source, target, price in flights:
        leaving[source].append((target, price))

    @cache
    def cheapest_from(city: int, flights_left: int) -> float:
        if city == goal:
            return 0
        cheapest = inf
        if flights_left > 0:
            for target, price in leaving[city]:
                rest = cheapest_from(target, flights_left - 1)
                cheapest = min(cheapest, price + rest)
        return cheapest

    cheapest = cheapest_from(start, stops + 1)
    return -1 if cheapest == inf else cheapest


flights = [[0, 1, 40], [1, 2, 30], [0, 2, 90], [1, 3, 100], [2, 3, 20]]
print(cheapest_price(flights, 4, 0, 3, 1))
