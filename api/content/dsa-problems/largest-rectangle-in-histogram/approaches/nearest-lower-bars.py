def largest_rectangle(heights: list[int]) -> int:
    lower_left = nearest_lower_left(heights)
    mirrored = nearest_lower_left(heights[::-1])
    lower_right = [len(heights) - 1 - place for place in reversed(mirrored)]
    return max(
        (
            height * (right - left - 1)
            for height, left, right in zip(heights, lower_left, lower_right)
        ),
        default=0,
    )


def nearest_lower_left(heights: list[int]) -> list[int]:
    places: list[int] = []
    rising: list[int] = []  # indices
    for index, height in enumerate(heights):
        while rising and heights[rising[-1]] >= height:
            rising.pop()
        places.append(rising[-1] if rising else -1)
        rising.append(index)
    return places


print(largest_rectangle([2, 4, 5, 1, 3, 3]))
