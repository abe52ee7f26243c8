def call(n, random):
    numbers = random.sample(range(10 * n), n // 2 + 1)
    numbers += numbers[1:]
    random.shuffle(numbers)
    return single_number, numbers
