def call(n, random):
    numbers = [index // 2 for index in range(n)]
    random.shuffle(numbers)
    return distinct_subsets, numbers
