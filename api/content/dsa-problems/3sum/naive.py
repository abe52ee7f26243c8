def three_sum(numbers: list[int]) -> list[list[int]]:
    triples = []
    for first in range(len(numbers)):
        for second in range(first + 1, len(numbers)):
            for third in range(second + 1, len(numbers)):
                if numbers[first] + numbers[second] + numbers[third] == 0:
                    triple = sorted([numbers[first], numbers[second], numbers[third]])
                    if triple not in triples:
                        triples.append(triple)
    return triples


print(three_sum([4, -1, -3, 0, 1, -1, 2]))
