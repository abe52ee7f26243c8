def accounts_merge(accounts: list[list[str]]) -> list[list[str]]:
    people = [(name, set(emails)) for name, *emails in accounts]

    def merge_two() -> bool:
        for second in range(len(people)):
            for first in range(second):
                if people[first][1] & people[second][1]:
                    people[first][1].update(people.pop(second)[1])
                    return True
        return False

    while merge_two():
        pass
    return [[name, *sorted(emails)] for name, emails in people]


accounts = [
    ["Asha", "asha@a.in", "asha@b.in"],
    ["Ravi", "ravi@a.in"],
    ["Asha", "asha@c.in"],
    ["Asha", "asha@d.in", "asha@b.in"],
]
print(accounts_merge(accounts))
