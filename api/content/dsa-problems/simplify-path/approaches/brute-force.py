def simplify_path(path: str) -> str:
    parts = [part for part in path.split("/") if part not in ("", ".")]
    while ".." in parts:
        at = parts.index("..")
        del parts[max(0, at - 1) : at + 1]
    return "/" + "/".join(parts)


print(simplify_path("/home//ann/./x/../docs/"))
