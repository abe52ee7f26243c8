def call(n, random):
    parts = random.choices(("", ".", "..", "a", "b", "...", ".c"), k=n)
    return simplify_path, "/" + "/".join(parts)
