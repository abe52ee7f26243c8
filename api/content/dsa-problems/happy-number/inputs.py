def call(n, random):
    return is_happy, random.randint(1, 10**n)
