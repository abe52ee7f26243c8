def three_sum(numbers: list[int]) -> list[list[int]]:
    numbers = sorted(numbers)
    last_of = {number: index for index, number in enumerate(numbers)}
    triplets = []
    for first in range(len(numbers)):
        if first > 0 and numbers[first] == numbers[first - 1]:
            continue
        for second in range(first + 1, len(numbers)):
            if second > first + 1 and numbers[second] == numbers[second - 1]:
                continue
            third = -numbers[first] - numbers[second]
            if last_of.get(third, -1) > second:
                triplets.append([numbers[first], numbers[second], third])
    return triplets


print(three_sum([4, -1, -3, 0, 1, -1, 2]))
