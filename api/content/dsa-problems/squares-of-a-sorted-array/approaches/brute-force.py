def sorted_squares(numbers: list[int]) -> list[int]:
    squares: list[int] = []
    for number in numbers:
        squares.append(number**2)
        place = len(squares) - 1
        while place > 0 and squares[place - 1] > squares[place]:
            squares[place - 1], squares[place] = squares[place], squares[place - 1]
            place -= 1
    return squares


print(sorted_squares([-6, -1, 2, 3]))
