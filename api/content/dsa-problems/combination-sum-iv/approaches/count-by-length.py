def count_sequences(numbers: list[int], target: int) -> int:
    count = 0
    reached = {0: 1}
    while reached:
        longer: dict[int, int] = {}
        for total, ways in reached.items():
            for number in numbers:
                if total + number <= target:
                    longer[total + number] = longer.get(total + number, 0) + ways
        count += longer.get(target, 0)
        reached = longer
    return count


print(count_sequences([1, 3, 4], 5))
