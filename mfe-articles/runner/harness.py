"""Runs what a learner wrote, and says in JSON how it went.

The one file that knows how a listing is run and judged: the worker in the browser and the check of the
shipped listings both use it, through programs.ts. It is executed for each call, with builtins of its
own, so that what a program does to it ends with the call. What is expected of a case is brought in
only when the program has given its answer.

Imports nothing, since a program may put what it likes in the place of a module: programs.ts hands over
the modules, and `quoted`, which writes a text as JSON.
"""

LISTING = "solution.py"
SUPPORT = "provided.py"
LONGEST_VALUE = 1_000
NOT_HERE = "{} cannot be imported here, nor what needs it."
MOST_FRAMES = 100
KEPT_FRAMES = 20
REPEATED = r"\[Previous line repeated \d+ more times?\]"


def begin():
    """A new program: its __main__ with streams of its own, and the context in which it runs."""
    sys.stdin = io.StringIO()
    sys.stdout = sys.stderr = open(
        1, "w", buffering=1, encoding="utf-8", errors="backslashreplace", closefd=False
    )
    module = types.ModuleType("__main__")
    module.__builtins__ = builtins
    sys.modules["__main__"] = module
    return module, contextvars.Context()


def execute(program, source, filename):
    """Runs a file of the program. Its lines are kept so that tracebacks can show them.

    Returns {"over", "error"}: whether the program has come to its end with it, and by which error.
    """
    module, context = program
    linecache.cache[filename] = (len(source), None, source.splitlines(True), filename)
    try:
        code = compile(source, filename, "exec", dont_inherit=True)
        context.run(exec, code, module.__dict__)
    except SystemExit as end:
        return ending(True, leaving(end))
    except BaseException as error:
        module.__dict__.clear()
        return ending(True, describe(error))
    return ending(False, None)


def evaluate(program, expression):
    """What an expression gives in a program: (value, None), or (None, how it failed as JSON)."""
    module, context = program
    try:
        code = compile(expression, "case", "eval", dont_inherit=True)
        return context.run(eval, code, module.__dict__), None
    except BaseException as error:
        failure = leaving(error) if isinstance(error, SystemExit) else describe(error)
        return None, failure or NOTHING_SAID


def judge(program, found, expected):
    """Compares what a case has given with what is expected: {"passed", "actual", "error"}."""
    actual, failure = found
    if failure is None:
        wanted, failure = evaluate(program, expected)
    if failure is None:
        try:
            return verdict(bool(actual == wanted), quoted(str(shown(actual))), "null")
        except BaseException as error:
            failure = describe(error)
    return verdict(False, "null", failure)


def verdict(passed, actual, error):
    return f'{{"passed":{"true" if passed else "false"},"actual":{actual},"error":{error}}}'


def ending(over, error):
    return f'{{"over":{"true" if over else "false"},"error":{error or "null"}}}'


def failed(name, text, line):
    """An error as JSON: {"type", "text", "line"}."""
    place = int(line) if line else "null"
    return f'{{"type":{quoted(str(name))},"text":{quoted(str(text))},"line":{place}}}'


NOTHING_SAID = failed("SystemExit", "The program ended itself.", None)


def shown(value):
    """How a value is written in Python, cut where it is very long."""
    text = repr(value)
    return text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "…"


def leaving(end):
    """sys.exit() is no failure unless it says something."""
    if end.code is None or end.code == 0:
        return None
    return failed("SystemExit", f"SystemExit: {end.code}", None)


def describe(error):
    """An error as Python prints it, without the frames that are not the learner's."""
    if isinstance(error, ModuleNotFoundError) and error.name:
        error.add_note(NOT_HERE.format(error.name))
    frames = frames_of(error)
    depth = len(frames)
    try:
        if depth > MOST_FRAMES:
            # Ten thousand frames take seconds to be looked at, and say no more than forty.
            frames[KEPT_FRAMES - 1].tb_next = frames[-KEPT_FRAMES]
        report = own_part(traceback.TracebackException.from_exception(error))
        text = "".join(report.format()).rstrip()
        if depth > MOST_FRAMES:
            text = re.sub(REPEATED, f"[The calls are nested {depth} deep]", text)
        return failed(type(error).__name__, text, line_of(error, report))
    except BaseException:
        name = type(error).__name__
        return failed(name, name, None)
    finally:
        release(error, frames)


def frames_of(error):
    frames = []
    frame = error.__traceback__
    while frame is not None:
        frames.append(frame)
        frame = frame.tb_next
    return frames


def release(error, frames):
    """Lets go of a traceback, the innermost call first.

    Each call holds on to its caller: let go of as a whole, ten thousand of them are freed one inside the
    other, which is too deep for the interpreter's own stack.
    """
    error.__traceback__ = None
    for frame in frames:
        frame.tb_next = None
    frame = None
    while frames:
        frames.pop()


def own_part(report):
    own = [frame for frame in report.stack or [] if frame.filename in (LISTING, SUPPORT)]
    report.stack = traceback.StackSummary.from_list(own) if own else None
    for other in (report.__cause__, report.__context__):
        if other is not None:
            own_part(other)
    return report


def line_of(error, report):
    """The line of the listing in which it went wrong, from 1."""
    if isinstance(error, SyntaxError) and error.filename == LISTING:
        return error.lineno
    lines = [frame.lineno for frame in report.stack or [] if frame.filename == LISTING]
    return lines[-1] if lines else None


def flush():
    try:
        sys.stdout.flush()
    except BaseException:
        # The listing has closed or replaced it: there is nothing left to be shown.
        pass
