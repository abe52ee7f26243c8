def next_greater_element(queries: list[int], numbers: list[int]) -> list[int]:
    answers = []
    for query in queries:
        at = numbers.index(query)
        while at < len(numbers) and numbers[at] <= query:
            at += 1
        answers.append(numbers[at] if at < len(numbers) else -1)
    return answers


print(next_greater_element([2, 6], [5, 2, 4, 6, 1]))
