def min_eating_speed(piles: list[int], hours: int) -> int:
    low, high = 1, max(piles)
    while low < high:
        speed = (low + high) // 2
        # -(-pile // speed) is pile / speed, rounded up.
        if sum(-(-pile // speed) for pile in piles) <= hours:
            high = speed
        else:
            low = speed + 1
    return low


print(min_eating_speed([4, 9, 6], 6))
