def asteroid_collision(asteroids: list[int]) -> list[int]:
    left = list(asteroids)
    while True:
        at = next(
            (i for i in range(len(left) - 1) if left[i] > 0 > left[i + 1]), None
        )
        if at is None:
            return left
        first, second = left[at], -left[at + 1]
        if first > second:
            left.pop(at + 1)
        elif first < second:
            left.pop(at)
        else:
            del left[at : at + 2]


print(asteroid_collision([6, 9, -7, 2, -9, 3]))
