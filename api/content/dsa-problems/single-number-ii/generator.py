def call(n, random):
    numbers = random.sample(range(10 * n), n // 3 + 1)
    numbers += numbers[1:] * 2
    random.shuffle(numbers)
    return single_number, numbers
