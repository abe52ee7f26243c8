def four_sum(numbers: list[int], target: int) -> list[list[int]]:
    numbers = sorted(numbers)
    size = len(numbers)
    pairs: dict[int, list[tuple[int, int]]] = {}
    found = set()
    for third in range(size):
        # Pairs that end before third are in the map.
        for last in range(third + 1, size):
            rest = target - numbers[third] - numbers[last]
            for first, second in pairs.get(rest, []):
                found.add((first, second, numbers[third], numbers[last]))
        for first in range(third):
            pair = (numbers[first], numbers[third])
            pairs.setdefault(sum(pair), []).append(pair)
    return [list(quadruplet) for quadruplet in sorted(found)]


print(four_sum([5, 0, -2, 2, 0, 3, -2, 1], 4))
