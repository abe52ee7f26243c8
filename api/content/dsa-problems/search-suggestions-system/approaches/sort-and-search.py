from bisect import bisect_left


def suggest(products: list[str], typed: str) -> list[list[str]]:
    ordered = sorted(products)
    results: list[list[str]] = []
    for end in range(1, len(typed) + 1):
        prefix = typed[:end]
        start = bisect_left(ordered, prefix)
        nearest = ordered[start : start + 3]
        results.append([p for p in nearest if p.startswith(prefix)])
    return results


products = ["pear", "peach", "plum", "pea", "perch"]
print(suggest(products, "pea"))
