def fewest_jumps(jumps: list[int]) -> int:
    fewest = [len(jumps)] * len(jumps)
    fewest[0] = 0
    for index, reach in enumerate(jumps):
        for landing in range(index + 1, min(index + reach + 1, len(jumps))):
            fewest[landing] = min(fewest[landing], fewest[index] + 1)
    return fewest[-1]


print(fewest_jumps([2, 4, 1, 1, 3, 1]))
