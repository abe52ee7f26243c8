def call(n, random):
    """One number takes the places of some others."""
    numbers = list(range(1, n + 1))
    repeated = random.choice(numbers)
    for place in random.sample(range(n), random.randrange(n)):
        numbers[place] = repeated
    numbers.append(repeated)
    random.shuffle(numbers)
    return find_duplicate, numbers
