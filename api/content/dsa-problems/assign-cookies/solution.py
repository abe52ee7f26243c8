def find_content_children(greed: list[int], sizes: list[int]) -> int:
    children = sorted(greed)
    content = 0
    for size in sorted(sizes):
        if content == len(children):
            break
        # Too small for this child means too small for all that follow.
        if size >= children[content]:
            content += 1
    return content


print(find_content_children([4, 2, 7], [3, 2, 5, 1]))
