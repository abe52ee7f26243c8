"""Compiles the standard library and leaves out what no listing needs.

Runs in the interpreter whose library it is, since the form of compiled code changes with every version.
"""

import importlib._bootstrap_external as files
import re
import types
import zipfile

# An entry of a position table: "no columns", which leaves three bits for the number of instructions.
NO_COLUMNS = 0x80 | (13 << 3)
MOST_INSTRUCTIONS = 8


def without_positions(code):
    """Code whose every instruction stands in its first line: positions are a third of what is compiled."""
    left = len(code.co_code) // 2
    table = bytearray()
    while left > 0:
        count = min(left, MOST_INSTRUCTIONS)
        table += bytes((NO_COLUMNS | (count - 1), 0))
        left -= count
    constants = tuple(
        without_positions(constant) if isinstance(constant, types.CodeType) else constant
        for constant in code.co_consts
    )
    return code.replace(co_linetable=bytes(table), co_consts=constants)


def slim(source, target, left_out):
    """Not deflated: brotli packs the whole better, and nothing has to be inflated at the start."""
    leave = re.compile(left_out)
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for name in sorted(old.namelist()):
            if not name.endswith(".py") or leave.match(name):
                continue
            code = compile(old.read(name), name, "exec", dont_inherit=True, optimize=2)
            data = files._code_to_timestamp_pyc(without_positions(code), 0, 0)
            new.writestr(zipfile.ZipInfo(name + "c", (1980, 1, 1, 0, 0, 0)), data)
