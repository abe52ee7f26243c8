import heapq
from collections import Counter, deque


def least_time(tasks: str, pause: int) -> int:
    # Counts are negative, so that the largest is at the root.
    ready = [-count for count in Counter(tasks).values()]
    heapq.heapify(ready)
    waiting: deque[tuple[int, int]] = deque()  # (time, count)
    time = 0
    while ready or waiting:
        if not ready:
            time = waiting[0][0]  # idle until then
        if waiting and waiting[0][0] == time:
            heapq.heappush(ready, waiting.popleft()[1])
        count = heapq.heappop(ready) + 1
        if count < 0:
            waiting.append((time + pause + 1, count))
        time += 1
    return time


print(least_time("AAABBC", 2))
