def call(n, random):
    """Each account shares an address with the next one; all in a random order."""
    accounts = [["Asha", f"a{i}@a.in", f"a{i + 1}@a.in"] for i in range(n)]
    random.shuffle(accounts)
    return accounts_merge, accounts
