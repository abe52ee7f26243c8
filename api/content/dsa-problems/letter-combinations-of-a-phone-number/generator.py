def call(n, random):
    return letter_combinations, "".join(random.choices("27", k=n))
