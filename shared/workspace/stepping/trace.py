"""Records a learner's program line by line.

recording-job.ts hands it over in the first case of a job, with the `text` to run and its `mode`: "exec" for a whole
program, "eval" for a call of the one that was run before. Each further case gives the next part of the recording.

Each step holds what has changed since the one before; read-recording.ts says how. A __repr__, __len__ or __iter__ of
the program is never called.
"""

import json
import sys
import types
from collections import OrderedDict, deque
from itertools import chain, islice, repeat
from opcode import opmap
from operator import is_
from time import perf_counter as clock

LISTING = "solution.py"
MOST_STEPS = 10_000
MOST_SECONDS = 3
MOST_CHARACTERS = 2_000_000
MOST_PRINTED = 64 * 1024
# Of one step.
MOST_CALLS = 20
MOST_OBJECTS = 200
# Of one object.
MOST_PARTS = 100
LONGEST_TEXT = 80
# The page accepts 100,000 characters at once.
PART = 90_000

OF_FUNCTIONS = 0x2  # CO_NEWLOCALS: neither modules nor the bodies of classes have it.
# What ends or pauses a call; anything else is an error on its way out.
ENDINGS = {opmap["RETURN_VALUE"]: "return", opmap["YIELD_VALUE"]: "yield"}
DEFINITIONS = (type, types.FunctionType, types.ModuleType)
PLAIN = {bool, int, float, complex, str, bytes, range, type(None), type(...)}
SEQUENCES = (list, tuple, deque)
SETS = (set, frozenset)
DICTIONARIES = (OrderedDict, dict)

written = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


class Enough(BaseException):
    """Ends a program of which no more is recorded."""


class Call:
    """A call under way, and its variables as they were written last."""

    def __init__(self, frame):
        self.frame = frame
        self.names = self.values = self.held = ()
        self.written = {}

    def name(self):
        return cut(self.frame.f_code.co_qualname.rpartition("<locals>.")[2])


class Recorder:
    def __init__(self, namespace):
        self.namespace = namespace
        self.deadline = clock() + MOST_SECONDS
        self.steps = []
        self.size = 0
        # The outermost stands for the top level of the program.
        self.calls = [Call(None)]
        self.kept = 1
        self.snapshot = Snapshot({}, 0)
        self.printed = []
        self.printable = MOST_PRINTED
        self.raised = None
        self.cut = False

    def run(self, code, gives_value):
        streams = sys.stdout, sys.stderr
        sys.stdout = sys.stderr = Printer(self.print)
        sys.settrace(self.enter)
        try:
            value = eval(code, self.namespace)
            # A program that runs out of stack may end the recording; so may one that does so on purpose.
            self.cut = self.cut or sys.gettrace() is None
            sys.settrace(None)
            if not self.cut:
                self.step("end", None, *([value] if gives_value else []))
        except Enough as end:
            let_go(end)
        finally:
            sys.settrace(None)
            sys.stdout, sys.stderr = streams
            # The code that reports an error releases its calls as carefully.
            self.raised = None
            self.calls.clear()

    def enter(self, frame, event, _):
        """Follows the learner's own lines. The body of a class counts as one of them."""
        if frame.f_code.co_filename != LISTING:
            return None
        if frame.f_code.co_flags & OF_FUNCTIONS:
            self.calls.append(Call(frame))
        elif frame.f_locals is not self.namespace:
            return None
        return self.follow

    def follow(self, frame, event, given):
        if event == "line":
            self.step("line", frame.f_lineno)
        elif event == "exception":
            error = given[1]
            if error is not self.raised:
                self.raised = error
                self.step("raise", frame.f_lineno, error)
        elif event == "return" and frame is self.calls[-1].frame:
            self.leave(frame, given)
        return self.follow

    def leave(self, frame, value):
        kind = ENDINGS.get(frame.f_code.co_code[frame.f_lasti])
        if kind:
            self.step(kind, frame.f_lineno, value)
        self.calls.pop()
        self.kept = min(self.kept, len(self.calls))

    def print(self, text):
        self.printed.append(text[: self.printable])
        self.printable -= len(self.printed[-1])

    def step(self, kind, line, *values):
        if len(self.steps) == MOST_STEPS or clock() > self.deadline:
            self.stop()
        self.snapshot = Snapshot(self.snapshot.met, self.snapshot.count)
        refer = self.snapshot.refer
        step = {
            "kind": kind,
            "line": line,
            "keep": self.kept,
            "calls": [call.name() for call in self.calls[self.kept :]],
            "values": [refer(value) for value in values],
            "variables": self.changed_variables(),
            "objects": self.snapshot.changed_objects(),
            "printed": "".join(self.printed),
        }
        text = written({key: part for key, part in step.items() if part not in ([], "")})
        if self.size + len(text) > MOST_CHARACTERS:
            self.stop()
        self.steps.append(text)
        self.size += len(text) + 1
        self.kept = len(self.calls)
        self.printed.clear()

    def stop(self):
        self.cut = True
        raise Enough

    def changed_variables(self):
        """[place of the call, name, value] of each that is new or has another value; no value if it's gone."""
        changed = []
        top = len(self.calls) - 1
        # The innermost calls come first: what belongs to them is the last to be left out.
        for place in [*range(top, max(0, top - MOST_CALLS), -1), 0]:
            call = self.calls[place]
            variables = dict(call.frame.f_locals) if call.frame else self.namespace
            names, values = list(variables), list(variables.values())
            if names == call.names and same(values, call.values):
                self.snapshot.meet(call.held)
                continue
            shown = first(one for one in zip(names, values) if is_shown(*one))
            now = {cut(name): self.snapshot.refer(value) for name, value in shown}
            changed += [[place, name] for name in call.written if name not in now]
            changed += [
                [place, name, value] for name, value in now.items() if call.written.get(name) != value
            ]
            call.names, call.values, call.written = names, values, now
            call.held = held_in([value for _, value in shown])
        return changed

    def parts(self):
        text = f'{{"cut":{written(self.cut)},"steps":[{",".join(self.steps)}]}}'
        return (text[start : start + PART] for start in range(0, len(text), PART))


class Printer:
    """What the program prints to."""

    encoding = "utf-8"

    def __init__(self, tell):
        self.tell = tell

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        self.tell(text)
        return len(text)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def flush(self):
        pass

    def isatty(self):
        return False


class Met:
    """An object that variables lead to, and what was in it when it was looked at last."""

    def __init__(self, value, number):
        self.value = value
        self.number = number
        self.keys = self.values = None
        self.held = ()


class Snapshot:
    """The objects that variables lead to at one step.

    It holds on to them, so what has the same id at the next step is the same object.
    """

    def __init__(self, known, count):
        self.known = known
        self.count = count
        self.met = {}
        self.waiting = deque()

    def refer(self, value):
        """A plain value as text, any other as the number of an object."""
        if is_plain(value):
            return plain(value)
        if readers[type(value)] is None:
            return opaque(value)
        key = id(value)
        met = self.met.get(key)
        if met is None:
            if len(self.met) == MOST_OBJECTS:
                return "…"
            met = self.known.get(key)
            if met is None:
                met = Met(value, self.count)
                self.count += 1
            self.met[key] = met
            self.waiting.append(met)
        return met.number

    def meet(self, values):
        for value in values:
            self.refer(value)

    def changed_objects(self):
        """[number, kind, type, parts, how many there are] of each that is new or has changed."""
        changed = []
        while self.waiting:
            met = self.waiting.popleft()
            kind, read = readers[type(met.value)]
            keys, values, count = read(met.value)
            if met.values is not None and same(keys, met.keys) and same(values, met.values):
                self.meet(met.held)
                continue
            met.keys, met.values = keys, values
            met.held = held_in(keys + values)
            parts = [self.refer(value) for value in values]
            if kind == "dict":
                parts = [[self.refer(key), part] for key, part in zip(keys, parts)]
            elif kind == "object":
                parts = [[cut(key), part] for key, part in zip(keys, parts)]
            changed.append([met.number, kind, cut(type(met.value).__name__), parts, count])
        return changed


def same(some, others):
    """Whether they are the same objects, in the same order."""
    return len(some) == len(others) and all(map(is_, some, others))


def held_in(values):
    """Those that may change although they stay the same."""
    return [value for value in values if not is_plain(value)]


class Readers(dict):
    """For each type what it's drawn as, and what reads keys, values and their number; None if it's written as a whole."""

    def __missing__(self, kind):
        self[kind] = reader = self.make(kind)
        return reader

    def make(self, kind):
        for base in SEQUENCES:
            if issubclass(kind, base):
                return "list", lambda value: ([], first(base.__iter__(value)), base.__len__(value))
        for base in SETS:
            if issubclass(kind, base):
                return "set", lambda value: ([], first(base.__iter__(value)), base.__len__(value))
        for base in DICTIONARIES:
            if issubclass(kind, base):
                return "dict", lambda value: columns(base.items(value))
        if kind.__module__ == "__main__" and not issubclass(kind, BaseException | type):
            return "object", lambda value: columns(attributes(value).items())
        return None


readers = Readers()


def columns(items):
    shown = first(items)
    return [key for key, _ in shown], [value for _, value in shown], len(items)


def attributes(value):
    """Those of the object itself: what it holds by name, and in slots."""
    found = {}
    for kind in type(value).__mro__:
        for name, slot in kind.__dict__.items():
            if type(slot) is types.MemberDescriptorType:
                try:
                    found[name] = slot.__get__(value)
                except AttributeError:
                    pass  # It has no value yet.
    return {**found, **getattr(value, "__dict__", {})}


def let_go(error):
    """Frees the calls that an error has passed, the innermost first.

    Each holds on to its caller: let go of as a whole, they're freed one inside the other, which is too deep for the
    interpreter's own stack.
    """
    passed, at = [], error.__traceback__
    error.__traceback__ = None
    while at is not None:
        passed.append(at)
        at = at.tb_next
    for one in passed:
        one.tb_next = None
    one = None
    while passed:
        passed.pop()


def is_shown(name, value):
    """Whether it's more than what its own definition shows."""
    if str(name).startswith(("__", ".")):
        return False
    return not (is_a(value, DEFINITIONS) and getattr(value, "__name__", None) == name)


def is_a(value, kinds):
    """Like isinstance(), but nothing can pretend to be what it isn't."""
    return issubclass(type(value), kinds)


def is_plain(value):
    if type(value) is tuple:
        return len(value) < 6 and all(type(part) in PLAIN for part in value)
    return type(value) in PLAIN


def plain(value):
    kind = type(value)
    if kind is tuple:
        return f"({', '.join(map(plain, value))}{',' if len(value) == 1 else ''})"
    if kind is int and value.bit_length() > 256:
        return f"an integer of {value.bit_length():,} bits"
    if kind in (str, bytes) and len(value) > LONGEST_TEXT:
        return repr(value[:LONGEST_TEXT]) + "…"
    return repr(value)


def opaque(value):
    name = type(value).__name__
    if is_a(value, DEFINITIONS):
        return cut(f"{'class' if is_a(value, type) else name} {value.__name__}")
    return cut(name if is_a(value, BaseException) else f"{name} object")


def cut(text):
    text = str(text)
    return text if len(text) <= LONGEST_TEXT else text[:LONGEST_TEXT] + "…"


def first(parts):
    return list(islice(parts, MOST_PARTS))


module = types.ModuleType("recording")
sys.modules["recording"] = module
code = compile(text, LISTING if mode == "exec" else "case", mode, dont_inherit=True)
recorder = Recorder(sys.modules["__main__"].__dict__)
try:
    recorder.run(code, mode == "eval")
finally:
    module.parts = chain(recorder.parts(), repeat(""))
