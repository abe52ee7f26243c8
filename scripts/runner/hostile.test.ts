import type { CaseResult, Job, ProgramError } from '../../shared/workspace/runner/protocol.ts';
import { runCheck } from './run-check.ts';

interface Ran {
  error: ProgramError | null;
  cases: CaseResult[];
  printed: string;
}

/** Runs programs one after the other in one interpreter. */
const run = (...jobs: (Partial<Job> & { source: string })[]) =>
  runCheck<Ran>('run-programs.mjs', JSON.stringify(jobs));

const CASES = [
  { input: 'add(1, 2)', expected: '3' },
  { input: 'add(2, 2)', expected: '4' },
];
const passes = ({ cases }: Ran) => cases.map(({ passed }) => passed);

/** What leads to JavaScript, to raw memory or to machine code. */
const WAYS = `
import sys
def attempt(name, way):
    try:
        print("REACHED", name, way())
    except BaseException as error:
        print("nothing by", name)

def builtin(name):
    from importlib.machinery import BuiltinImporter, ModuleSpec
    import _imp
    spec = ModuleSpec(name, BuiltinImporter, origin="built-in")
    return BuiltinImporter.create_module(spec) or _imp.create_builtin(spec)

def frames():
    found = []
    frame = sys._getframe()
    while frame:
        found += [*frame.f_locals.values(), *frame.f_globals.values()]
        frame = frame.f_back
    return found

def proxies():
    held = [value for module in list(sys.modules.values()) for value in vars(module).values()]
    return [value for value in held + frames() if "JsProxy" in str(type(value).__mro__) and not isinstance(value, type)]

def run_js():
    from pyodide.code import run_js
    return run_js("globalThis")

def to_js():
    from pyodide.ffi import to_js
    assert "JsProxy" in str(type(to_js([])).__mro__)

attempt("run_js", run_js)
attempt("to_js", to_js)
for name in ["js", "pyodide_js", "pyodide_js._api", "_pyodide_core", "ctypes", "_ctypes", "_testcapi", "_testinternalcapi",
             "_remote_debugging", "_posixsubprocess"]:
    attempt("import " + name, lambda: __import__(name))
    attempt("sys.modules " + name, lambda: sys.modules[name])
    attempt("builtin " + name, lambda: builtin(name))
    attempt("reload " + name, lambda: __import__("importlib").import_module(name))
attempt("a proxy", lambda: proxies()[0])
attempt("machine code", lambda: __import__("_imp").create_dynamic)
attempt("all objects", lambda: __import__("gc").get_objects())
attempt("referents", lambda: __import__("gc").get_referents(sys))
attempt("a subclass", lambda: [kind for kind in object.__subclasses__() if kind.__name__ == "JsProxy"][0]())
print("All ways tried.")
`;

const WRONG = 'def add(a, b):\n    return 0\n';

/** Each by its name: a wrong program that tries to make its cases pass. */
const forgeries = [
  [
    'by the builtins that judge it',
    `import builtins
builtins.bool = lambda value: True
builtins.eval = lambda *given: 3
builtins.repr = lambda value: "3"
builtins.compile = lambda *given, **named: "1"
${WRONG}`,
  ],
  [
    'by JSON',
    `import json, json.encoder
json.dumps = lambda *given, **named: '{"passed": true, "actual": "3", "error": null}'
json.encoder.JSONEncoder.encode = lambda *given: '{"passed": true, "actual": "3", "error": null}'
${WRONG}`,
  ],
  [
    'by what calls it',
    `import sys
def forge():
    frame = sys._getframe()
    while frame:
        for name in ("judge", "verdict", "evaluate", "report"):
            if name in frame.f_globals and frame.f_globals is not globals():
                frame.f_globals[name] = lambda *given: '{"passed":true,"actual":"3","error":null}'
        frame = frame.f_back
forge()
def add(a, b):
    forge()
    return 0
`,
  ],
  [
    'by what is expected of it',
    `import sys
def add(a, b):
    frame = sys._getframe(1)
    while frame:
        for name in ("expected", "wanted"):
            if name in frame.f_locals:
                found = frame.f_locals[name]
                return eval(found) if isinstance(found, str) else found
        case = frame.f_locals.get("case")
        if case:
            return eval(case["expected"])
        frame = frame.f_back
    return 0
`,
  ],
  [
    'by reporting its results itself',
    `import sys
frame = sys._getframe()
while frame:
    for value in [*frame.f_locals.values(), *frame.f_globals.values()]:
        if callable(value) and "report" in str(getattr(value, "name", value)):
            value('{"index":0,"passed":true,"actual":"3","error":null}')
    if "report" in frame.f_locals:
        for index in range(2):
            frame.f_locals["report"]('{"index":%d,"passed":true,"actual":"3","error":null}' % index)
        frame.f_locals["report"] = None
    frame = frame.f_back
${WRONG}`,
  ],
  [
    'by ending before its cases',
    `import sys, atexit
atexit.register(print, "late")
${WRONG}`,
  ],
] as const;

/** Each by its name: what a program leaves behind, to be met by the next one. */
const leftovers = [
  ['an audit hook', 'import sys\nsys.addaudithook(lambda *_: 1 / 0)'],
  [
    'a callback of the collector',
    'import gc\ngc.callbacks.append(lambda *_: print("HEARD"))\ngc.disable()',
  ],
  [
    'monitoring',
    `import sys
watch = sys.monitoring
watch.use_tool_id(2, "spy")
watch.register_callback(2, watch.events.PY_START, lambda *_: print("HEARD"))
watch.set_events(2, watch.events.PY_START)`,
  ],
  [
    'a finder',
    'import sys\nclass Spy:\n    def find_spec(self, *_):\n        print("HEARD")\nsys.meta_path.insert(0, Spy())\nsys.path.insert(0, "/tmp")',
  ],
  ['the names of a module', 'import sys\nsys.modules.clear()'],
  [
    'an error handler',
    'import codecs\ncodecs.register_error("strict", lambda error: print("HEARD") or ("", error.end))',
  ],
  ['its context', 'import decimal\ndecimal.getcontext().prec = 2'],
  ['its surroundings', 'import os\nos.environ["HOME"] = "HEARD"\nos.environ["SPY"] = "HEARD"'],
  [
    'a timer',
    'import threading\ntry:\n    threading.Timer(0, lambda: print("HEARD")).start()\nexcept RuntimeError:\n    pass',
  ],
  [
    'an event loop',
    'import asyncio\nloop = asyncio.new_event_loop()\nloop.call_later(0, print, "HEARD")',
  ],
  ['a closed output', 'import os\nos.close(1)\nos.close(2)'],
  [
    'an output that leads elsewhere',
    'import os\nos.dup2(os.open("/tmp/spy", os.O_CREAT | os.O_RDWR), 1)',
  ],
  [
    'a deleted object',
    'class Late:\n    def __del__(self):\n        print("HEARD")\nlate = Late()\nlate.self = late',
  ],
] as const;

const CLEAN = `import decimal, gc, json, os, sys
def add(a, b):
    gc.collect()
    return a + b
home = os.environ.get("HOME") == "HEARD"
print(decimal.Decimal(1) / 3, gc.isenabled(), os.environ.get("SPY"), home, sys.path[:1])
try:
    "é".encode("ascii")
except UnicodeEncodeError:
    print("strict")`;
const cleanly = /0\.3333333333333333333333333333 True None False \[''\]\nstrict\n$/;

/** Each hostile program is followed by the two that it would like to have an effect on. */
const followed = (source: string) => [
  { source, cases: CASES },
  { source: WRONG, cases: CASES },
  { source: CLEAN, cases: CASES },
];
/** What must keep working once the bridge is closed. */
const HARMLESS = {
  waits: `import asyncio, time
async def main():
    await asyncio.gather(asyncio.sleep(0.01), asyncio.sleep(0))
    print("waited")
time.sleep(0.01)
asyncio.run(main())`,
  imports: 'import numpy',
};
let ran: Ran[] = [];

beforeAll(async () => {
  const hostile = [...forgeries, ...leftovers].map(([, source]) => source);
  const harmless = Object.values(HARMLESS).map((source) => ({ source }));
  ran = await run({ source: WAYS }, ...hostile.flatMap(followed), ...harmless);
});

/** The results of the hostile program at a place of both lists, and of those that followed it. */
const resultsAt = (place: number) => ran.slice(1 + 3 * place, 4 + 3 * place) as [Ran, Ran, Ran];

test('a program finds no way to JavaScript, to raw memory or to machine code', () => {
  expect(ran[0]?.error).toBeNull();
  expect(ran[0]?.printed).toContain('All ways tried.');
  expect(ran[0]?.printed).not.toContain('REACHED');
});

test.each(forgeries.map(([way], place) => [way, place] as const))(
  'a wrong program cannot make its cases pass %s, nor those of the next',
  (_, place) => {
    const [forged, wrong, right] = resultsAt(place);
    expect(passes(forged)).toEqual(forged.error ? [] : [false, false]);
    expect(passes(wrong)).toEqual([false, false]);
    expect(passes(right)).toEqual([true, true]);
  },
);

test.each(leftovers.map(([what], place) => [what, forgeries.length + place] as const))(
  '%s does not reach the next program',
  (_, place) => {
    const [, wrong, right] = resultsAt(place);
    expect(passes(wrong)).toEqual([false, false]);
    expect(wrong.printed).toBe('');
    expect(passes(right)).toEqual([true, true]);
    expect(right.error).toBeNull();
    expect(right.printed).toMatch(cleanly);
    expect(right.printed).not.toContain('HEARD');
  },
);

test('a program may wait, and learns what it cannot import', () => {
  const [waits, imports] = ran.slice(-2);
  expect(waits).toMatchObject({ error: null, printed: 'waited\n' });
  expect(imports?.error?.text).toMatch(/No module named 'numpy'\nnumpy cannot be imported here/);
});
