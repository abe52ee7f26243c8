def accounts_merge(accounts: list[list[str]]) -> list[list[str]]:
    names: dict[str, str] = {}
    neighbours: dict[str, list[str]] = {}
    for name, first, *others in accounts:
        names[first] = name
        neighbours.setdefault(first, [])
        for email in others:
            names[email] = name
            neighbours[first].append(email)
            neighbours.setdefault(email, []).append(first)
    merged: list[list[str]] = []
    seen: set[str] = set()
    for start in neighbours:
        if start in seen:
            continue
        seen.add(start)
        reached = [start]
        for email in reached:
            for neighbour in neighbours[email]:
                if neighbour not in seen:
                    seen.add(neighbour)
                    reached.append(neighbour)
        merged.append([names[start], *sorted(reached)])
    return merged


accounts = [
    ["Asha", "asha@a.in", "asha@b.in"],
    ["Ravi", "ravi@a.in"],
    ["Asha", "asha@c.in"],
    ["Asha", "asha@d.in", "asha@b.in"],
]
print(accounts_merge(accounts))
