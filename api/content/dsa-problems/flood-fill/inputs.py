def call(n, random):
    columns = random.randint(1, 5)
    picture = [[random.randrange(2) for _ in range(columns)] for _ in range(n)]
    return flood_fill, picture, random.randrange(n), random.randrange(columns), random.randrange(3)
