def asteroid_collision(asteroids: list[int]) -> list[int]:
    survivors: list[int] = []
    for asteroid in asteroids:
        exists = True
        while exists and survivors and survivors[-1] * asteroid < 0:
            top = abs(survivors[-1])
            exists = top < abs(asteroid)
            if top <= abs(asteroid):
                survivors.pop()
        if exists:
            survivors.append(asteroid)
    return survivors
