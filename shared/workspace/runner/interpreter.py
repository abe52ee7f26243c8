"""Makes Python fit for the programs of learners, and undoes what one of them has changed.

Loaded once in each interpreter, before the first program.
"""

import _codecs
import _imp
import _json
import ast
import asyncio
import atexit
import builtins
import codecs
import contextvars
import gc
import importlib
import importlib.machinery
import io
import linecache
import logging
import os
import random
import re
import shutil
import sys
import time
import traceback
import types
import warnings

import _functools
import _pyodide._importhook
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
time.sleep = time.sleep.__wrapped__

# Pyodide calls it for each missing module, to suggest packages. Nobody needs that, and it must not fail.
_pyodide._importhook.add_note_to_module_not_found_error.__code__ = (lambda error: None).__code__

# What leads out of Python: to the page's language, to raw memory, or to files of machine code.
BRIDGE = {"js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core"}
WAYS_OUT = re.compile(
    "_ctypes|_test|_xxtest|xxsubtype|_remote_debugging|_posixsubprocess|_sqlite3|_lsprof|_tracemalloc"
    # These lack a part of the library that we leave out, or Python has the same.
    "|_elementtree|pyexpat|_zoneinfo"
)

# Modules written in C can only be made now: close() takes the tool away.
for name in sys.builtin_module_names:
    if name not in BRIDGE and not WAYS_OUT.match(name):
        importlib.import_module(name)

# These would outlast the program that calls them, or show it objects that are not its own.
del sys.addaudithook, codecs.register, _codecs.register
del gc.get_objects, gc.get_referrers, gc.get_referents


def is_bridge(name):
    return name.partition(".")[0] in BRIDGE


sys.meta_path[:] = [
    finder
    for finder in sys.meta_path
    if not is_bridge(finder.__module__) and finder is not importlib.machinery.BuiltinImporter
]

MODULES = {
    name: (module, dict(vars(module)))
    for name, module in sys.modules.items()
    if isinstance(module, types.ModuleType) and not is_bridge(name)
}

# Restoring names is not enough for lists and tables that a program may add to.
LISTS = [
    (whole, list(whole))
    for whole in (sys.path, sys.meta_path, sys.path_hooks, gc.callbacks, warnings.filters)
]
ENVIRONMENT = dict(os.environ)
ERROR_HANDLERS = {
    name: codecs.lookup_error(name)
    for name in ("strict", "ignore", "replace", "backslashreplace", "surrogateescape")
}
THRESHOLD = gc.get_threshold()
LONGEST_NUMBER = sys.get_int_max_str_digits()
FOLDERS = (os.getcwd(), "/tmp")

LIBRARY = os.path.dirname(os.__file__)


def prepared(harness):
    """What programs.ts takes over: what a harness is made of, `reset`, `close` and what quiets a program."""
    given = {"quoted": _json.encode_basestring_ascii, "__name__": "harness"}
    for module in (ast, builtins, contextvars, io, linecache, re, sys, traceback, types):
        given[module.__name__] = module
    code = compile(harness, "harness", "exec")
    # Loading the memory adds it again.
    sys.path.remove("")
    return exec, dict, code, tuple(given.items()), tuple(vars(builtins).items()), reset, close, quieting()


def quieting():
    """What keeps a program from being called while it's judged: from tracing, and from the collector's callbacks.

    The first of these lets the collector go on.
    """
    tools = [functools.partial(sys.monitoring.free_tool_id, tool) for tool in range(6)]
    untraced = [functools.partial(sys.settrace, None), functools.partial(sys.setprofile, None)]
    return (gc.enable, gc.disable, *untraced, *tools)


def close():
    """Closes the bridge over which Python was prepared. Called last: nothing crosses it afterwards.

    Modules of the bridge are emptied, since some of their functions live on elsewhere.
    """
    # A program may write and delete what it likes, but the library is needed by the next one.
    for path in (LIBRARY, os.path.dirname(LIBRARY)):
        os.chmod(path, 0o555)
    for name in [name for name in sys.modules if is_bridge(name)]:
        module = sys.modules.pop(name)
        if isinstance(module, types.ModuleType):
            vars(module).clear()
    for name in ("create_builtin", "exec_builtin", "create_dynamic", "exec_dynamic"):
        delattr(_imp, name)
        MODULES["_imp"][1].pop(name)


def reset():
    """Undoes what the last run has changed and gives back what it held; called when nobody waits."""
    sys.setrecursionlimit(RECURSION_LIMIT)
    sys.settrace(None)
    sys.setprofile(None)
    restore_modules()
    restore_settings()
    for tool in range(6):
        sys.monitoring.clear_tool_id(tool)
        sys.monitoring.free_tool_id(tool)
    atexit._clear()
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


def restore_settings():
    for whole, parts in LISTS:
        whole[:] = parts
    os.environ.clear()
    os.environ.update(ENVIRONMENT)
    for name, handler in ERROR_HANDLERS.items():
        codecs.register_error(name, handler)
    gc.enable()
    gc.set_threshold(*THRESHOLD)
    gc.set_debug(0)
    sys.set_int_max_str_digits(LONGEST_NUMBER)


def remove_files():
    for folder in FOLDERS:
        os.makedirs(folder, exist_ok=True)
        for entry in os.scandir(folder):
            remove = shutil.rmtree if entry.is_dir(follow_symlinks=False) else os.remove
            remove(entry.path)
    os.chdir(FOLDERS[0])
