def combination_sum(candidates: list[int], target: int) -> list[list[int]]:
    with_sum: list[list[list[int]]] = [[] for _ in range(target + 1)]
    with_sum[0].append([])
    for candidate in sorted(candidates):
        for total in range(candidate, target + 1):
            for combination in with_sum[total - candidate]:
                with_sum[total].append([*combination, candidate])
    return with_sum[target]


print(combination_sum([5, 2, 3], 8))
