def call(n, random):
    return partition, "".join(random.choices("ab", k=n))
