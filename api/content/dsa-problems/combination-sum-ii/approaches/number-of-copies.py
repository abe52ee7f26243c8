from collections import Counter


def combination_sum(candidates: list[int], target: int) -> list[list[int]]:
    copies = Counter(candidates)
    numbers = sorted(copies)
    found: list[list[int]] = []

    def extend(index: int, chosen: list[int], remaining: int) -> None:
        if remaining == 0:
            found.append(chosen)
            return
        if index == len(numbers) or numbers[index] > remaining:
            return
        number = numbers[index]
        most = min(copies[number], remaining // number)
        for count in range(most, -1, -1):
            longer = chosen + [number] * count
            extend(index + 1, longer, remaining - number * count)

    extend(0, [], target)
    return found


print(combination_sum([3, 1, 5, 1, 6, 2], 7))
