def suggest(products: list[str], typed: str) -> list[list[str]]:
    results: list[list[str]] = []
    for end in range(1, len(typed) + 1):
        prefix = typed[:end]
        matching = [p for p in products if p.startswith(prefix)]
        results.append(sorted(matching)[:3])
    return results


products = ["pear", "peach", "plum", "pea", "perch"]
print(suggest(products, "pea"))
