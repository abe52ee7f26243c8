def three_sum(numbers: list[int]) -> list[list[int]]:
    numbers = sorted(numbers)
    triples = []
    for first, smallest in enumerate(numbers):
        if smallest > 0:
            break  # three positive numbers never add up to 0
        if first > 0 and smallest == numbers[first - 1]:
            continue  # it would give the same triplets again
        left, right = first + 1, len(numbers) - 1
        while left < right:
            total = smallest + numbers[left] + numbers[right]
            if total < 0:
                left += 1
            elif total > 0:
                right -= 1
            else:
                triples.append([smallest, numbers[left], numbers[right]])
                left += 1
                while left < right and numbers[left] == numbers[left - 1]:
                    left += 1
    return triples


print(three_sum([4, -1, -3, 0, 1, -1, 2]))
