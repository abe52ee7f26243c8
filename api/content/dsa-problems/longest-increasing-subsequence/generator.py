def call(n, random):
    return length_of_lis, random.sample(range(n), n)
