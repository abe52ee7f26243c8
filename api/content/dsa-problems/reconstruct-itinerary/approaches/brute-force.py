def find_itinerary(tickets: list[list[str]]) -> list[str]:
    ordered = sorted(tickets)
    used = [False] * len(ordered)
    chosen: list[int] = []  # the tickets of the journey so far
    index = 0
    while len(chosen) < len(ordered):
        airport = ordered[chosen[-1]][1] if chosen else "JFK"
        while index < len(ordered) and (used[index] or ordered[index][0] != airport):
            index += 1
        if index < len(ordered):
            used[index] = True
            chosen.append(index)
            index = 0
        else:
            index = chosen.pop()
            used[index] = False
            index += 1
    return ["JFK", *(ordered[index][1] for index in chosen)]


print(find_itinerary([["JFK", "OSL"], ["OSL", "JFK"], ["JFK", "BER"]]))
