def sort_colors(colors: list[int]) -> list[int]:
    counts = [0, 0, 0]
    for color in colors:
        counts[color] += 1
    place = 0
    for color, count in enumerate(counts):
        for _ in range(count):
            colors[place] = color
            place += 1
    return colors


print(sort_colors([2, 0, 1, 1, 0, 2]))
