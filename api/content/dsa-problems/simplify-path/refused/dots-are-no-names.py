def simplify_path(path: str) -> str:
    names: list[str] = []
    for part in path.split("/"):
        if part.startswith(".."):
            names = names[:-1]
        elif part != "" and not part.startswith("."):
            names.append(part)
    return "/" + "/".join(names)
