def call(n, random):
    numbers = random.sample(range(20), n)
    queries = random.sample(numbers, random.randint(1, n))
    return next_greater_element, queries, numbers
