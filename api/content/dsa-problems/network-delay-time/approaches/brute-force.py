def network_delay(links: list[list[int]], count: int, start: int) -> int:
    received = {start: 0}
    changed = True
    while changed:
        changed = False
        for source, target, time in links:
            if source in received:
                arrival = received[source] + time
                if target not in received or arrival < received[target]:
                    received[target] = arrival
                    changed = True
    return max(received.values()) if len(received) == count else -1


print(network_delay([[1, 2, 7], [1, 3, 2], [3, 2, 3], [2, 4, 1]], 4, 1))
