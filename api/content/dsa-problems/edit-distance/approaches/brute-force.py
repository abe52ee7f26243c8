def edit_distance(source: str, target: str) -> int:
    if not source or not target:
        return len(source) + len(target)
    if source[-1] == target[-1]:
        return edit_distance(source[:-1], target[:-1])
    return 1 + min(
        edit_distance(source[:-1], target),
        edit_distance(source, target[:-1]),
        edit_distance(source[:-1], target[:-1]),
    )


print(edit_distance("garden", "grade"))
