from heapq import heappop, heappush


def network_delay(links: list[list[int]], count: int, start: int) -> int:
    outgoing: list[list[tuple[int, int]]] = [[] for _ in range(count + 1)]
    for source, target, time in links:
        outgoing[source].append((target, time))
    received: dict[int, int] = {}
    on_the_way = [(0, start)]
    while on_the_way:
        now, computer = heappop(on_the_way)
        if computer in received:
            continue
        received[computer] = now
        for target, time in outgoing[computer]:
            if target not in received:
                heappush(on_the_way, (now + time, target))
    return max(received.values()) if len(received) == count else -1


print(network_delay([[1, 2, 7], [1, 3, 2], [3, 2, 3], [2, 4, 1]], 4, 1))
