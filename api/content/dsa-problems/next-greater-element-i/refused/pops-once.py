def next_greater_element(queries: list[int], numbers: list[int]) -> list[int]:
    greater: dict[int, int] = {}
    waiting: list[int] = []
    for number in numbers:
        if waiting and waiting[-1] < number:
            greater[waiting.pop()] = number
        waiting.append(number)
    return [greater.get(query, -1) for query in queries]
