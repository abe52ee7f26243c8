def accounts_merge(accounts: list[list[str]]) -> list[list[str]]:
    people: dict[str, set[str]] = {}
    for name, *emails in accounts:
        people.setdefault(name, set()).update(emails)
    return [[name, *sorted(emails)] for name, emails in people.items()]
