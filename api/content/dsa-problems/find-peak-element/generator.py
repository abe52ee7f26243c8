def call(n, random):
    return find_peak_element, list(range(n))
