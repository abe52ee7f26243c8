def call(n, random):
    """A chain, listed from its end, with two shortcuts from each computer."""
    links = []
    for source in range(n - 1, 0, -1):
        further = range(source + 2, min(source + 12, n + 1))
        links.append([source, source + 1, 1])
        links += [
            [source, target, 10 * (target - source)]
            for target in random.sample(further, min(2, len(further)))
        ]
    return network_delay, links, n, 1
