def call(n, random):
    def front(numbers):
        kept = remove_duplicates(numbers)
        return numbers[:kept]

    return front, sorted(random.choices(range(-3, 4), k=n))
