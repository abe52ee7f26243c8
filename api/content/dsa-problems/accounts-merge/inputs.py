def call(n, random):
    """The results may come in any order, so they're sorted."""
    emails = [f"a{i}@a.in" for i in range(2 * n)]
    accounts = [["Asha", *random.sample(emails, random.randint(1, 2))] for _ in range(n)]
    return (lambda given: sorted(accounts_merge(given))), accounts
