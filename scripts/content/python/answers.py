# What a listing gives for an input that call() makes, written so that two listings can be compared.

def comparable_answer(call, n, seed):
    function, *arguments = call(n, __import__("random").Random(seed))
    value = function(*arguments)
    # What gives nothing has changed what it was given.
    return comparable_form(arguments if value is None else value, {})


def different_inputs(call, n, seeds):
    made = (call(n, __import__("random").Random(seed))[1:] for seed in seeds)
    return len(set(map(__import__("pickle").dumps, made)))


def comparable_form(value, seen):
    if isinstance(value, float):
        return round(value, 9)
    if isinstance(value, dict):
        return sorted(([comparable_form(one, seen) for one in item] for item in value.items()), key=repr)
    if isinstance(value, (set, frozenset)):
        return sorted((comparable_form(one, seen) for one in value), key=repr)
    if isinstance(value, (list, tuple)):
        items = [comparable_form(one, seen) for one in value]
        return sorted(items, key=repr) if ANY_ORDER else items
    if not hasattr(value, "__dict__"):
        return value
    # Nodes may lead back to each other.
    if id(value) in seen:
        return seen[id(value)]
    seen[id(value)] = f"node {len(seen)}"
    return [comparable_form(one, seen) for _, one in sorted(vars(value).items())]
