def call(n, random):
    """From wherever one starts, the fuel lasts up to the last station."""
    return can_complete_circuit, [1] * n, [1] * (n - 1) + [2]
