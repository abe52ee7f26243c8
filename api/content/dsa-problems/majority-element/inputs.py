def call(n, random):
    majority = random.randrange(3)
    numbers = [random.randrange(6) for _ in range((n - 1) // 2)]
    numbers += [majority] * (n - len(numbers))
    random.shuffle(numbers)
    return majority_element, numbers
