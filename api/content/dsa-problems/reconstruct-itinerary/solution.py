from collections import defaultdict


def find_itinerary(tickets: list[list[str]]) -> list[str]:
    destinations: dict[str, list[str]] = defaultdict(list)
    for origin, destination in sorted(tickets, reverse=True):
        destinations[origin].append(destination)
    route: list[str] = []
    stack = ["JFK"]
    while stack:
        left = destinations[stack[-1]]
        if left:
            stack.append(left.pop())  # the smallest
        else:
            # Stuck: all that follows this airport is in the route.
            route.append(stack.pop())
    return route[::-1]


print(find_itinerary([["JFK", "OSL"], ["OSL", "JFK"], ["JFK", "BER"]]))
