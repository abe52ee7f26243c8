def four_sum(numbers: list[int], target: int) -> list[list[int]]:
    numbers = sorted(numbers)
    size = len(numbers)
    found = set()
    for i in range(size):
        for j in range(i + 1, size):
            for k in range(j + 1, size):
                rest = target - numbers[i] - numbers[j] - numbers[k]
                for last in range(k + 1, size):
                    if numbers[last] == rest:
                        found.add((numbers[i], numbers[j], numbers[k], rest))
    return [list(quadruplet) for quadruplet in sorted(found)]


print(four_sum([5, 0, -2, 2, 0, 3, -2, 1], 4))
