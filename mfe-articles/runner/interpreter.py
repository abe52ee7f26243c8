"""Makes Python fit for the programs of learners, and undoes what one of them has changed.

Loaded once in each interpreter, before the harness.
"""

import asyncio
import builtins
import gc
import importlib
import linecache
import logging
import os
import random
import shutil
import sys
import time
import types

import _functools
import functools

# A function cached in C recurses on the interpreter's own stack, which ends near 350 calls and takes
# the interpreter with it. Written in Python, the cache goes as deep as the recursion limit allows.
del _functools._lru_cache_wrapper
importlib.reload(functools)

RECURSION_LIMIT = sys.getrecursionlimit()
NEVER_HAPPENS = "the program waits for something that never happens."
NO_INPUT = "There is no input to read here. Write the values into the code instead."


def no_input(prompt="", /):
    """Takes the place of input(): nobody sits at a terminal."""
    raise EOFError(NO_INPUT)


builtins.input = no_input


class EventLoop(asyncio.BaseEventLoop):
    """Waits by sleeping: nothing reaches a program from outside, so there is only time to wait for.

    Pyodide's own loop is the browser's, and asyncio.run() needs a browser that suspends WebAssembly for it.
    """

    def __init__(self):
        super().__init__()
        self._selector = self

    def select(self, timeout):
        if timeout is None:
            raise RuntimeError(NEVER_HAPPENS)
        time.sleep(timeout)

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass


class EventLoops(asyncio.events._BaseDefaultEventLoopPolicy):
    _loop_factory = EventLoop


asyncio.events._set_event_loop_policy(EventLoops())
asyncio._set_running_loop(None)
asyncio.run = asyncio.runners.run

MODULES = {
    name: (module, dict(vars(module)))
    for name, module in sys.modules.items()
    if isinstance(module, types.ModuleType)
}
FOLDERS = (os.getcwd(), "/tmp")

# A program may write and delete what it likes, but the library is needed by the next one.
LIBRARY = os.path.dirname(os.__file__)
for path in (LIBRARY, os.path.dirname(LIBRARY)):
    os.chmod(path, 0o555)


def tidy():
    """Undoes what the last run has changed and gives back what it held; called when nobody waits."""
    sys.setrecursionlimit(RECURSION_LIMIT)
    sys.settrace(None)
    sys.setprofile(None)
    restore_modules()
    remove_files()
    asyncio._set_running_loop(None)
    random.seed()
    logging.root.handlers.clear()
    logging.root.setLevel(logging.WARNING)
    linecache.clearcache()
    gc.collect()


def restore_modules():
    """Every module has its names back, and those that came with the run are gone."""
    for name in sys.modules.keys() - MODULES.keys():
        del sys.modules[name]
    for name, (module, names) in MODULES.items():
        sys.modules[name] = module
        for other in vars(module).keys() - names.keys():
            del vars(module)[other]
        vars(module).update(names)


def remove_files():
    for folder in FOLDERS:
        os.makedirs(folder, exist_ok=True)
        for entry in os.scandir(folder):
            remove = shutil.rmtree if entry.is_dir(follow_symlinks=False) else os.remove
            remove(entry.path)
    os.chdir(FOLDERS[0])
