def call(n, random):
    """The stations together have what the circuit costs, or one less."""
    gas = [random.randint(0, 4) for _ in range(n)]
    cost = random.sample(gas, n)
    cost[random.randrange(n)] += random.randint(0, 1)
    return can_complete_circuit, gas, cost
