def asteroid_collision(asteroids: list[int]) -> list[int]:
    survivors: list[int] = []
    for asteroid in asteroids:
        exists = True
        while exists and asteroid < 0 and survivors and survivors[-1] > 0:
            exists = survivors[-1] < -asteroid
            if survivors[-1] <= -asteroid:
                survivors.pop()
        if exists:
            survivors.append(asteroid)
    return survivors


print(asteroid_collision([6, 9, -7, 2, -9, 3]))
