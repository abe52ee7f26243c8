def count_components(count: int, edges: list[list[int]]) -> int:
    label = list(range(count))
    changed = True
    while changed:
        changed = False
        for a, b in edges:
            if label[a] != label[b]:
                label[a] = label[b] = min(label[a], label[b])
                changed = True
    return len(set(label))


print(count_components(6, [[0, 1], [1, 2], [3, 4]]))
