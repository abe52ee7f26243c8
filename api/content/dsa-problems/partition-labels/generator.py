def call(n, random):
    return partition_labels, "".join(random.choices("abcdefghijklmnopqrst", k=n))
