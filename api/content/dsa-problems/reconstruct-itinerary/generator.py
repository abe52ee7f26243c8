# Recursion goes as deep as there are flights.
LARGEST = 400


def call(n, random):
    """From AAA, which comes first, no flight leads back to take the others."""
    tickets = [["JFK", "AAA"], ["JFK", "BBB"], ["BBB", "JFK"]]
    for _ in range(n):
        stop = "C" + "".join(random.choices("ABCDEFGHIJKLMNOPQRSTUVWXYZ", k=2))
        tickets += [["AAA", stop], [stop, "AAA"]]
    random.shuffle(tickets)
    return find_itinerary, tickets
