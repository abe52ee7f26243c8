def simplify_path(path: str) -> str:
    """Return the shortest absolute path to the same place.

    simplify_path("/a/./b/../c/") is "/a/c".
    """
    pass


print(simplify_path("/home//ann/./x/../docs/"))
