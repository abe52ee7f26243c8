def call(n, random):
    """From everywhere one gets up to the last place but one."""
    return can_jump, [*range(n - 2, -1, -1), 0]
