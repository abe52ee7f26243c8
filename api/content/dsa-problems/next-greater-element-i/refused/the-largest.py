def next_greater_element(queries: list[int], numbers: list[int]) -> list[int]:
    largest = {}
    most = -1
    for number in reversed(numbers):
        largest[number] = most if most > number else -1
        most = max(most, number)
    return [largest[query] for query in queries]
