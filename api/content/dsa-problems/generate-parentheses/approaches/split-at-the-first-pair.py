def generate_parentheses(pairs: int) -> list[str]:
    with_pairs = [[""]]
    for count in range(1, pairs + 1):
        strings = [
            f"({inside}){behind}"
            for split in reversed(range(count))
            for inside in with_pairs[split]
            for behind in with_pairs[count - 1 - split]
        ]
        with_pairs.append(strings)
    return with_pairs[pairs]


print(generate_parentheses(3))
