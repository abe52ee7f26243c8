def sort_colors(colors: list[int]) -> list[int]:
    low = current = 0
    high = len(colors) - 1
    while current <= high:
        color = colors[current]
        if color == 0:
            colors[low], colors[current] = 0, colors[low]
            low += 1
            current += 1
        elif color == 1:
            current += 1
        else:
            # What comes from the end is unknown: current stays.
            colors[high], colors[current] = 2, colors[high]
            high -= 1
    return colors


print(sort_colors([2, 0, 1, 1, 0, 2]))
