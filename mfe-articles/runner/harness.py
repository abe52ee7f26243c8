"""Runs what a learner wrote, and says in plain data how it went.

The one file that knows how a listing is run and judged: the worker in the browser and the check of the
shipped listings both load it, after interpreter.py.
"""

import io
import json
import linecache
import re
import sys
import traceback
import types

LISTING = "solution.py"
SUPPORT = "provided.py"
LONGEST_VALUE = 1_000
NOT_HERE = "{} cannot be imported here, nor what needs it."
MOST_FRAMES = 100
KEPT_FRAMES = 20
REPEATED = re.compile(r"\[Previous line repeated \d+ more times?\]")


def run(source, support, cases, report):
    """Runs a listing, then judges its cases.

    source, support -- Python; support comes first and may be empty
    cases -- JSON: a list of {"input", "expected"}, both expressions
    report -- called with JSON for each case as it is judged
    Returns JSON: null, or what ended the listing: {"type", "text", "line"}.
    """
    module = fresh_module()
    try:
        if support:
            execute(support, SUPPORT, module)
        execute(source, LISTING, module)
        for index, case in enumerate(json.loads(cases)):
            report(json.dumps({"index": index, **judge(case, module.__dict__)}))
    except SystemExit as end:
        return json.dumps(leaving(end))
    except BaseException as error:
        module.__dict__.clear()
        return json.dumps(describe(error))
    finally:
        flush()
    return "null"


def fresh_module():
    """A new __main__ with its own streams."""
    sys.stdin = io.StringIO()
    sys.stdout = sys.stderr = open(
        1, "w", buffering=1, encoding="utf-8", errors="backslashreplace", closefd=False
    )
    module = types.ModuleType("__main__")
    sys.modules["__main__"] = module
    return module


def execute(source, filename, module):
    """Runs a file in the module. Its lines are kept so that tracebacks can show them."""
    linecache.cache[filename] = (len(source), None, source.splitlines(True), filename)
    exec(compile(source, filename, "exec", dont_inherit=True), module.__dict__)


def judge(case, namespace):
    """Compares what an expression gives with what is expected."""
    try:
        expected = evaluate(case["expected"], namespace)
        actual = evaluate(case["input"], namespace)
        passed = bool(actual == expected)
    except BaseException as error:
        failure = leaving(error) if isinstance(error, SystemExit) else describe(error)
        return {"passed": False, "actual": None, "error": failure or nothing_said}
    return {"passed": passed, "actual": shown(actual), "error": None}


nothing_said = {"type": "SystemExit", "text": "The program ended itself.", "line": None}


def evaluate(expression, namespace):
    return eval(compile(expression, "case", "eval", dont_inherit=True), namespace)


def shown(value):
    """How a value is written in Python, cut where it is very long."""
    text = repr(value)
    return text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "…"


def leaving(end):
    """sys.exit() is no failure unless it says something."""
    if end.code is None or end.code == 0:
        return None
    return {"type": "SystemExit", "text": f"SystemExit: {end.code}", "line": None}


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
            text = REPEATED.sub(f"[The calls are nested {depth} deep]", text)
        return {"type": type(error).__name__, "text": text, "line": line_of(error, report)}
    except BaseException:
        name = type(error).__name__
        return {"type": name, "text": name, "line": None}
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
