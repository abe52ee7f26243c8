"""Runs what a learner wrote, and says in JSON how it went.

The one file that knows how a listing is run and judged: the worker in the browser and the check of the
shipped listings both use it, through programs.ts. It is executed for each call, with builtins of its
own, so that what a program does to it ends with the call. What is expected of a case is brought in
only when the program has given its answer.

Imports nothing, since a program may put what it likes in the place of a module: programs.ts hands over
the modules, and `quoted`, which writes a text as JSON.
"""

BUILTINS = dict(__builtins__)
LISTING = "solution.py"
SUPPORT = "provided.py"
LONGEST_VALUE = 20_000
# As values are written, and no names of Python's.
WRITTEN = {"nan": float("nan"), "inf": float("inf")}
NOT_HERE = "{} cannot be imported here, nor what needs it."
MOST_FRAMES = 100
KEPT_FRAMES = 20
REPEATED = r"\[Previous line repeated \d+ more times?\]"


def begin():
    """A new program: its __main__ with streams of its own, the context in which it runs, and what its cases may use."""
    sys.stdin = io.StringIO()
    sys.stdout = sys.stderr = open(
        1, "w", buffering=1, encoding="utf-8", errors="backslashreplace", closefd=False
    )
    module = types.ModuleType("__main__")
    module.__builtins__ = builtins
    sys.modules["__main__"] = module
    return module, contextvars.Context(), {"__name__": "__main__", "__builtins__": dict(BUILTINS)}


def provide(program, source):
    """Runs what listings need before they come. Returns as execute() does.

    Cases use functions of their own, made of the same text: a program that gives something else a name of theirs,
    or changes them, changes nothing for its cases. Classes are the same for both, since both make nodes of them.
    """
    module, _, of_cases = program
    of_program = dict(of_cases)
    ended = run(program, source, SUPPORT, of_program)
    if ended is not None:
        return ended
    of_cases.update(GUARDS)
    exec(compile(guarded(source, "exec"), SUPPORT, "exec", dont_inherit=True), of_cases)
    for name, value in of_program.items():
        if isinstance(value, type):
            of_cases[name] = value
        if name not in ("__name__", "__builtins__"):
            module.__dict__[name] = value
    return ending(False, None)


def execute(program, source, filename):
    """Runs a file of the program. Its lines are kept so that tracebacks can show them.

    Returns {"over", "error"}: whether the program has come to its end with it, and by which error.
    """
    return run(program, source, filename, program[0].__dict__) or ending(False, None)


def run(program, source, filename, names):
    """How a file has ended the program; None if it hasn't."""
    module, context, _ = program
    linecache.cache[filename] = (len(source), None, source.splitlines(True), filename)
    try:
        code = compile(source, filename, "exec", dont_inherit=True)
        context.run(exec, code, names)
    except SystemExit as end:
        return ending(True, leaving(end))
    except BaseException as error:
        module.__dict__.clear()
        return ending(True, describe(error))
    return None


def prepare(expression):
    """A case, ready to be run: (code, whether its value is what a call gives, None), or (None, False, why it isn't).

    Done before the program runs, which may change what is needed for it.
    """
    try:
        tree = guarded(expression, "eval")
        return compile(tree, "case", "eval", dont_inherit=True), is_direct(tree.body), None
    except BaseException as error:
        return None, False, describe(error)


def evaluate(program, prepared):
    """Runs a case: (a copy of its value, what the program returned as text, how it failed, what was refused).

    The names of a case are those of Python, then those that are provided, then those of the program, which can't
    take the place of the others.
    """
    module, context, provided = program
    code, is_direct, failure = prepared
    if failure is not None:
        return None, None, failure, None
    own = {name: value for name, value in list(module.__dict__.items()) if type(name) is str}
    answers = Answers(own, provided)
    provided.update(GUARDS)
    names = {**own, **BUILTINS, **provided, CHECKED: answers.check}
    try:
        value = copied(context.run(eval, code, names))
        return value, None if is_direct else answers.text, None, None
    except Refused as refused:
        return None, None, None, (refused.culprit, refused.inside, is_direct)
    except BaseException as error:
        return None, answers.text, failure_of(error), None


def judge(program, found, expected):
    """Compares what a case has given with what is expected: {"passed", "actual", "returned", "error"}.

    Nothing of the program runs meanwhile: programs.ts sees to that.
    """
    value, returned, failure, refused = found
    try:
        wanted = eval(expected, {**BUILTINS, **WRITTEN, **program[2]})
    except BaseException as error:
        return verdict(False, "null", "null", describe(error))
    if refused is not None:
        failure = refusal(refused, wanted)
    if failure is not None:
        return verdict(False, "null", returned or "null", failure)
    passed = same(value, wanted)
    error = "null" if passed else mismatch(value, wanted)
    return verdict(passed, quoted(shown(value)), returned or "null", error)


def mismatch(value, wanted):
    found = None if wanted is ... else other_type(value, wanted)
    if found is None:
        return "null"
    kind, other, inside = found
    verb = "holds something" if inside else "is"
    article = "an" if other is int else "a"
    return wrong_type(
        f"the answer {verb} of the type {kind.__name__}; {article} {other.__name__} is expected"
    )


def other_type(value, wanted, inside=False):
    """The first place at which the types differ: (the type there, the one that is expected, whether it's inside)."""
    kind, other = type(value), type(wanted)
    if kind is not other:
        return None if {kind, other} == {int, float} else (kind, other, inside)
    if kind not in (list, tuple) or len(value) != len(wanted):
        return None
    places = (other_type(*both, True) for both in zip(value, wanted))
    return next((found for found in places if found is not None), None)


def tell(program, expression):
    """What an expression gives in a program, as text, and nobody judges it: {"passed", "actual", "returned", "error"}."""
    module, context, _ = program
    try:
        value = context.run(eval, compile(expression, "case", "eval", dont_inherit=True), module.__dict__)
        text = value if type(value) is str else repr(value)
        return verdict(False, quoted(text), "null", "null")
    except BaseException as error:
        return verdict(False, "null", "null", failure_of(error))


def failure_of(error):
    return (leaving(error) if isinstance(error, SystemExit) else describe(error)) or NOTHING_SAID


def verdict(passed, actual, returned, error):
    known = "true" if passed else "false"
    return f'{{"passed":{known},"actual":{actual},"returned":{returned},"error":{error}}}'


def ending(over, error):
    return f'{{"over":{"true" if over else "false"},"error":{error or "null"}}}'


def failed(name, text, line):
    """An error as JSON: {"type", "text", "line"}."""
    place = int(line) if line else "null"
    return f'{{"type":{quoted(str(name))},"text":{quoted(str(text))},"line":{place}}}'


NOTHING_SAID = failed("SystemExit", "The program ended itself.", None)


def shown(value):
    """How a value is written in Python, cut where it is very long."""
    try:
        text = repr(value)
    except ValueError:
        return f"an integer of {value.bit_length()} bits"
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
