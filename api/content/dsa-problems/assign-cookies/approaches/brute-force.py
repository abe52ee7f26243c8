def find_content_children(greed: list[int], sizes: list[int]) -> int:
    left = list(sizes)
    content = 0
    for needed in sorted(greed):
        fitting = [size for size in left if size >= needed]
        if fitting:
            left.remove(min(fitting))
            content += 1
    return content


print(find_content_children([4, 2, 7], [3, 2, 5, 1]))
