def call(n, random):
    return permute, random.sample(range(-10, 11), n // 2)
