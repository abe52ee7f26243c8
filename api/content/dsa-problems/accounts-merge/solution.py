def accounts_merge(accounts: list[list[str]]) -> list[list[str]]:
    parents = list(range(len(accounts)))

    def find(account: int) -> int:
        while parents[account] != account:
            parents[account] = parents[parents[account]]
            account = parents[account]
        return account

    owners: dict[str, int] = {}
    for account, (_, *emails) in enumerate(accounts):
        for email in emails:
            if email in owners:
                parents[find(account)] = find(owners[email])
            else:
                owners[email] = account
    groups: dict[int, list[str]] = {}
    for email, account in owners.items():
        groups.setdefault(find(account), []).append(email)
    return [
        [accounts[root][0], *sorted(emails)] for root, emails in groups.items()
    ]


accounts = [
    ["Asha", "asha@a.in", "asha@b.in"],
    ["Ravi", "ravi@a.in"],
    ["Asha", "asha@c.in"],
    ["Asha", "asha@d.in", "asha@b.in"],
]
print(accounts_merge(accounts))
