def accounts_merge(accounts: list[list[str]]) -> list[list[str]]:
    people: list[tuple[str, set[str]]] = []
    for name, *emails in accounts:
        for _, known in people:
            if not known.isdisjoint(emails):
                known.update(emails)
                break
        else:
            people.append((name, set(emails)))
    return [[name, *sorted(emails)] for name, emails in people]
