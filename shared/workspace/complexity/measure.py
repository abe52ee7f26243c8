"""Times calls of a learner's function on growing inputs.

measuring-job.ts hands it over in the first case of a job, with `support`, `source`, `generator` and the
`budget` in seconds; each further case returns the times of one size. The sandbox ends a case after two seconds, so no size is tried
that might need more, even if the time grows exponentially.
"""

import gc
import sys
import types
from itertools import repeat
from math import ceil, exp, log
from random import Random
from time import perf_counter as clock

# The most that may be foreseen for one size.
LONGEST_STEP = 0.9
LONGEST_MAKING = 0.1
LARGEST = 2**18  # A generator may set a smaller one.
# Up to here it's looked at whether calls change their input or remember it; larger ones do as these did.
LARGEST_CHECKED = 2**11


def measure(budget, program):
    """For each size [seconds so far, n, fastest, median], or [seconds so far, n] if it's too quick for the clock."""
    began = clock()
    shortest = max(0.001, 15 * clock_tick())
    # What is there already needn't be looked at in each collection.
    gc.collect()
    gc.freeze()
    gc.disable()
    size, before = 2, None
    largest = program.generator.get("LARGEST", LARGEST)
    try:
        while size is not None:
            timing = time_size(program, size, shortest)
            gc.collect()
            elapsed = clock() - began
            yield [elapsed, size, *timing.shown()]
            sizes = following(timing, before, min(LONGEST_STEP, budget - elapsed))
            size, before = next((one for one in sizes if one <= largest), None), timing
    finally:
        gc.unfreeze()
        gc.enable()


def clock_tick():
    """The smallest step the clock makes. Browsers make it coarse: up to a millisecond and more."""
    steps = []
    for _ in range(5):
        start = now = clock()
        while now == start:
            now = clock()
        steps.append(now - start)
    return min(steps)


class Program:
    """A learner's program with the generator, which makes calls of its function."""

    def __init__(self, support, source, generator):
        self.own = [
            compile(support, "provided.py", "exec"),
            compile(source, "solution.py", "exec"),
        ]
        self.making = compile(generator, "generator.py", "exec")
        self.remembers = False
        self.changes_input = False
        self.load()

    def load(self):
        self.namespace = {"__name__": "__main__"}
        for code in self.own:
            exec(code, self.namespace)
        # Sees the names of the program, and overwrites none of them.
        self.generator = dict(self.namespace)
        exec(self.making, self.generator)

    def call(self, size):
        """The function and its arguments. A program that remembers answers is loaded again."""
        if self.remembers:
            self.load()
        return self.generator["call"](size, Random(size))

    def calls(self, size, count):
        """Calls of a size, of which none is affected by another."""
        if self.remembers or self.changes_input:
            return [self.call(size) for _ in range(count)]
        return repeat(self.call(size), count)

    def try_out(self, size):
        """Finds out what the first call does to those that follow."""
        before = self.memory()
        function, *arguments = self.call(size)
        function(*arguments)
        self.remembers = self.remembers or self.memory() != before
        self.changes_input = self.changes_input or not same(arguments, list(self.call(size)[1:]))

    def memory(self):
        """How much is held in collections and caches of the program."""
        sizes = []
        for value in self.namespace.values():
            held = [value]
            if isinstance(value, types.FunctionType):
                held = value.__defaults__ or ()
            if hasattr(value, "cache_info"):
                sizes.append(value.cache_info().currsize)
            sizes.extend(len(one) for one in held if hasattr(type(one), "__len__"))
        return sizes


class Timing:
    """The times of one call of a size, and what making its input takes."""

    def __init__(self, size, times, making):
        self.size = size
        self.times = sorted(times)
        self.making = making

    def shown(self):
        return [self.times[0], self.times[len(self.times) // 2]] if self.times else []


def time_size(program, size, shortest):
    """Times as many calls at once as the clock needs, three to seven times."""
    if size <= LARGEST_CHECKED:
        program.try_out(size)
    making = min(time_making(program, size) for _ in range(2))
    made_each_time = program.remembers or program.changes_input
    most = ceil(LONGEST_MAKING / (making + 1e-6)) if made_each_time else 1_000_000
    times, count = [], 1
    while len(times) < 3 or (len(times) < 7 and sum(times) * count < 0.1):
        spent = time_calls(program.calls(size, count))
        if spent >= shortest:
            times.append(spent / count)
        elif count == most:
            times = []
            break
        else:
            times = []
            count = min(most, ceil(count * 1.2 * shortest / max(spent, shortest / 10)))
    return Timing(size, times, making)


def time_making(program, size):
    start = clock()
    program.call(size)
    return clock() - start


def time_calls(calls):
    start = clock()
    for function, *arguments in calls:
        function(*arguments)
    return clock() - start


def same(one, other):
    """Whether two values say the same. Nodes are compared by what they hold, however deep they lie."""
    pairs, met = [(one, other)], set()
    while pairs:
        one, other = pairs.pop()
        if one is other or (id(one), id(other)) in met:
            continue
        if type(one) is not type(other):
            return False
        if isinstance(one, (list, tuple)):
            parts = one, other
        elif hasattr(one, "__dict__"):
            parts = list(vars(one).values()), list(vars(other).values())
        elif one == other:
            continue
        else:
            return False
        met.add((id(one), id(other)))
        if len(parts[0]) != len(parts[1]):
            return False
        pairs.extend(zip(*parts))
    return True


def following(timing, before, left):
    """Sizes that might be next and won't take too long, the largest first."""
    size = timing.size
    seconds = timing.times[0] if timing.times else 0
    rate = 0
    if before and before.times and seconds > before.times[0]:
        rate = log(seconds / before.times[0]) / (size - before.size)
    # With a time that may grow exponentially, a few more are out of reach.
    one_by_one = rate > 0.25
    sizes = [size + 1] if one_by_one else [round(size * 2**0.5), ceil(size * 1.15)]
    for larger_size in sizes:
        call = seconds * exp(min(50, rate * (larger_size - size)))
        making = timing.making * (larger_size / size) ** 2
        if larger_size > size and 4 * call + 8 * making < left:
            yield larger_size


module = types.ModuleType("measuring")
module.steps = measure(budget, Program(support, source, generator))
sys.modules["measuring"] = module
