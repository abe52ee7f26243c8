def asteroid_collision(asteroids: list[int]) -> list[int]:
    survivors: list[int] = []
    for asteroid in asteroids:
        exists = True
        while exists and asteroid < 0 and survivors and survivors[-1] > 0:
            if survivors[-1] > -asteroid:
                exists = False
            elif survivors.pop() == -asteroid:
                continue
        if exists:
            survivors.append(asteroid)
    return survivors
