def call(n, random):
    numbers = [random.randint(-9, 9) for _ in range(n)]
    stream = KthLargest(random.randint(1, n), numbers)
    return calls, stream, *[("add", random.randint(-9, 9)) for _ in range(n)]
