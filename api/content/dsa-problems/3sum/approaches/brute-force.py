def three_sum(numbers: list[int]) -> list[list[int]]:
    numbers = sorted(numbers)
    triplets = set()
    for first in range(len(numbers)):
        for second in range(first + 1, len(numbers)):
            for third in range(second + 1, len(numbers)):
                if numbers[first] + numbers[second] + numbers[third] == 0:
                    triplets.add((numbers[first], numbers[second], numbers[third]))
    return [list(triplet) for triplet in sorted(triplets)]


print(three_sum([4, -1, -3, 0, 1, -1, 2]))
