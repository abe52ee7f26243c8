from collections import defaultdict


def find_itinerary(tickets: list[list[str]]) -> list[str]:
    destinations: dict[str, list[str]] = defaultdict(list)
    for origin, destination in sorted(tickets):
        destinations[origin].append(destination)
    route = ["JFK"]
    for left in reversed(range(len(tickets))):
        choices = destinations[route[-1]]
        for place, destination in enumerate(choices):
            choices.pop(place)
            if tickets_in_reach(destination, destinations) == left:
                route.append(destination)
                break
            choices.insert(place, destination)
    return route


def tickets_in_reach(airport: str, destinations: dict[str, list[str]]) -> int:
    seen = {airport}
    to_visit = [airport]
    tickets = 0
    while to_visit:
        choices = destinations[to_visit.pop()]
        tickets += len(choices)
        for destination in choices:
            if destination not in seen:
                seen.add(destination)
                to_visit.append(destination)
    return tickets


print(find_itinerary([["JFK", "OSL"], ["OSL", "JFK"], ["JFK", "BER"]]))
