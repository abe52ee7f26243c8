def min_eating_speed(piles: list[int], hours: int) -> int:
    speed = 1
    while sum(-(-pile // speed) for pile in piles) > hours:
        speed += 1
    return speed


print(min_eating_speed([4, 9, 6], 6))
