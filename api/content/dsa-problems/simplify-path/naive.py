def simplify_path(path: str) -> str:
    names: list[str] = []
    for part in path.split("/"):
        if part == ".." and names:
            names.pop()
        elif part not in ("", "."):
            names.append(part)
    return "/" + "/".join(names)


print(simplify_path("/home//ann/./x/../docs/"))
