def call(n, random):
    return num_decodings, "".join(random.choices("01122378", k=n))
