def simplify_path(path: str) -> str:
    path = path.replace("/./", "/").replace("//", "/")
    names: list[str] = []
    for part in path.split("/")[1:]:
        if part == "..":
            names = names[:-1]
        elif part:
            names.append(part)
    return "/" + "/".join(names)
