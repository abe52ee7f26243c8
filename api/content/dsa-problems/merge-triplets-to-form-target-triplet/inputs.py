def call(n, random):
    triplets = [[random.randint(1, 4) for _ in range(3)] for _ in range(n)]
    return can_form, triplets, [random.randint(2, 4) for _ in range(3)]
