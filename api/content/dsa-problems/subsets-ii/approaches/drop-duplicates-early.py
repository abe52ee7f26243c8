def distinct_subsets(numbers: list[int]) -> list[list[int]]:
    subsets: set[tuple[int, ...]] = {()}
    for number in sorted(numbers):
        subsets |= {(*subset, number) for subset in subsets}
    return [list(subset) for subset in sorted(subsets)]


print(distinct_subsets([2, 1, 2]))
