def least_time(tasks: str, pause: int) -> int:
    left = {kind: tasks.count(kind) for kind in dict.fromkeys(tasks)}
    ready_at = dict.fromkeys(left, 0)
    time = 0
    while any(left.values()):
        for kind in left:
            if left[kind] > 0 and ready_at[kind] <= time:
                left[kind] -= 1
                ready_at[kind] = time + pause + 1
                break
        time += 1
    return time


print(least_time("AAABBC", 2))
