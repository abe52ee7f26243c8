def sort_colors(colors: list[int]) -> list[int]:
    for end in range(len(colors) - 1, 0, -1):
        for index in range(end):
            if colors[index] > colors[index + 1]:
                colors[index], colors[index + 1] = (
                    colors[index + 1],
                    colors[index],
                )
    return colors


print(sort_colors([2, 0, 1, 1, 0, 2]))
