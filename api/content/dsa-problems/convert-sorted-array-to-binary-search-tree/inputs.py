def call(n, random):
    return sorted_array_to_bst, sorted(random.sample(range(-20, 21), n))
