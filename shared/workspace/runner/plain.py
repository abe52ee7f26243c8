# What a program answers with: plain data of exact types. Anything else may behave as it likes (a list whose
# __eq__ always agrees, a number that changes when it's looked at), and so it is refused, never compared.
#
# Types are told apart by identity: a metaclass may claim to be equal to int.

ATOMS = (type(None), bool, int, float, complex, str, bytes)
CONTAINERS = (list, tuple, set, frozenset, dict)
ATOM_IDS = frozenset(map(id, ATOMS))
DEEPEST = 200


class Refused(BaseException):
    """What a case has given isn't plain data: `culprit` is the type that isn't, `inside` if it's only a part."""

    def __init__(self, culprit, inside):
        self.culprit = culprit
        self.inside = inside


def are_atoms(items):
    # All of it in C, and so quick.
    return set(map(id, map(type, items))) <= ATOM_IDS


def copied(value, depth=0):
    """A copy of plain data; what isn't plain is refused."""
    kind = type(value)
    if id(kind) in ATOM_IDS:
        return value
    if depth > DEEPEST:
        raise Refused(kind, True)
    if kind is dict:
        return {copied(key, depth + 1): copied(item, depth + 1) for key, item in value.items()}
    if kind is list or kind is tuple or kind is set or kind is frozenset:
        parts = list(value)
        return kind(parts if are_atoms(parts) else [copied(part, depth + 1) for part in parts])
    raise Refused(kind, depth > 0)


def checked(value, is_own, depth=0):
    """Refuses what is neither plain data nor of a class that the case may meet, such as a node of a tree."""
    kind = type(value)
    if id(kind) in ATOM_IDS or is_own(kind):
        return
    if depth > DEEPEST:
        raise Refused(kind, True)
    if kind is dict:
        parts = [*value.keys(), *value.values()]
    elif kind is list or kind is tuple or kind is set or kind is frozenset:
        parts = list(value)
    else:
        raise Refused(kind, depth > 0)
    if not are_atoms(parts):
        for part in parts:
            checked(part, is_own, depth + 1)


def same(one, other):
    """Whether plain data is equal, and of the same types: 1 is 1.0, but True isn't 1."""
    return one == other and same_types(one, other)


def same_types(one, other):
    """Of what is equal already."""
    kind = type(one)
    if kind is dict:
        keys = {key: key for key in other}
        return all(
            same_types(key, keys[key]) and same_types(item, other[key]) for key, item in one.items()
        )
    if kind is set or kind is frozenset:
        items = {item: item for item in other}
        return all(same_types(item, items[item]) for item in one)
    if kind is list or kind is tuple:
        return all(map(same_types, one, other))
    return (kind is bool) is (type(other) is bool)


def wrong_type(text):
    return failed("Wrong type", f"Wrong type: {text}.", None)


def refusal(refused, expected):
    """Why an answer is refused, and which type is expected."""
    kind, inside, is_direct = refused
    bases = type.__dict__["__mro__"].__get__(kind)
    verb = "holds" if inside else "is"
    if any(kind is one for one in CONTAINERS):
        return wrong_type(f"the answer holds a {kind.__name__} that contains itself, or is nested too deep")
    given = f"an object of the type {type.__dict__['__name__'].__get__(kind)}"
    derived_from = [base for base in bases if any(base is one for one in ATOMS + CONTAINERS)]
    if derived_from:
        given += f", which is derived from {derived_from[0].__name__}"
    if is_direct and not inside and expected is not ...:
        wanted = f"a plain {type(expected).__name__}"
    elif derived_from:
        wanted = f"a plain {derived_from[0].__name__}"
    elif any("__iter__" in type.__dict__["__dict__"].__get__(base) for base in bases):
        wanted = "a plain list"
    else:
        wanted = "a plain list, tuple, set, dict, str, int, float, bool or None"
    return wrong_type(f"the answer {verb} {given}; {wanted} is expected")
