def find_itinerary(tickets: list[list[str]]) -> list[str]:
    """Return the airports in the order of a journey that starts at JFK.

    It uses every ticket [origin, destination] once, and is the smallest
    in lexicographic order.
    find_itinerary([["JFK", "OSL"]]) is ["JFK", "OSL"].
    """
    pass


print(find_itinerary([["JFK", "OSL"], ["OSL", "JFK"], ["JFK", "BER"]]))
