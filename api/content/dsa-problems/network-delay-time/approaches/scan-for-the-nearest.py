def network_delay(links: list[list[int]], count: int, start: int) -> int:
    outgoing: list[list[tuple[int, int]]] = [[] for _ in range(count + 1)]
    for source, target, time in links:
        outgoing[source].append((target, time))
    received: dict[int, int] = {}
    on_the_way = {start: 0}
    while on_the_way:
        computer = min(on_the_way, key=lambda one: on_the_way[one])
        now = on_the_way.pop(computer)
        received[computer] = now
        for target, time in outgoing[computer]:
            if target not in received:
                known = on_the_way.get(target, now + time)
                on_the_way[target] = min(known, now + time)
    return max(received.values()) if len(received) == count else -1


print(network_delay([[1, 2, 7], [1, 3, 2], [3, 2, 3], [2, 4, 1]], 4, 1))
