def call(n, random):
    return longest_unique_run, "".join(random.choices("abcd e", k=n))
