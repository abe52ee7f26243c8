def count_provinces(joined: list[list[int]]) -> int:
    def reached(town: int, seen: frozenset[int]) -> frozenset[int]:
        for other, road in enumerate(joined[town]):
            if road and other not in seen:
                seen = reached(other, seen | {other})
        return seen

    found = set()
    for town in range(len(joined)):
        for _ in range(len(joined)):
            found.add(reached(town, frozenset({town})))
    return len(found)
