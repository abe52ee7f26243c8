def is_bipartite(neighbours: list[list[int]]) -> bool:
    sets = [set(others) for others in neighbours]
    return not any(
        sets[node] & sets[other] for node in range(len(sets)) for other in sets[node]
    )
