from collections import Counter


def least_time(tasks: str, pause: int) -> int:
    left = Counter(tasks)
    ready_at = dict.fromkeys(left, 0)
    time = done = 0
    while done < len(tasks):
        ready = [kind for kind in left if left[kind] > 0 and ready_at[kind] <= time]
        if ready:
            kind = max(ready, key=lambda one: left[one])
            left[kind] -= 1
            ready_at[kind] = time + pause + 1
            done += 1
        time += 1
    return time


print(least_time("AAABBC", 2))
