def find_itinerary(tickets: list[list[str]]) -> list[str]:
    left = sorted(tickets)
    route = ["JFK"]

    def fly() -> bool:
        if not left:
            return True
        for index, (origin, destination) in enumerate(left):
            if origin == route[-1]:
                ticket = left.pop(index)
                route.append(destination)
                if fly():
                    return True
                left.insert(index, ticket)
                route.pop()
        return False

    fly()
    return route


print(find_itinerary([["JFK", "OSL"], ["OSL", "JFK"], ["JFK", "BER"]]))
