def calls(target: object, *steps: tuple) -> list:
    """Call methods of target one after the other; return their results.

    calls(stack, ("push", 3), ("pop",)) calls stack.push(3), then stack.pop().
    """
    return [getattr(target, name)(*arguments) for name, *arguments in steps]
