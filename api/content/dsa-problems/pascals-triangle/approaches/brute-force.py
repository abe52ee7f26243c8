def generate(row_count: int) -> list[list[int]]:
    def number(row: int, index: int) -> int:
        if index in (0, row):
            return 1
        return number(row - 1, index - 1) + number(row - 1, index)

    return [
        [number(row, index) for index in range(row + 1)]
        for row in range(row_count)
    ]


print(generate(4))
