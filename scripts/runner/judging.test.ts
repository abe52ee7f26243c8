import type { CaseResult, ProgramError } from '../../shared/workspace/runner/protocol.ts';
import { runCheck } from './run-check.ts';

interface Ran {
  error: ProgramError | null;
  cases: CaseResult[];
}

interface Program {
  source: string;
  support?: string;
  cases: { input: string; expected: string }[];
}

const run = (programs: readonly Program[]) =>
  runCheck<Ran>('run-programs.mjs', JSON.stringify(programs));

const ANAGRAMS = `
def group_anagrams(words):
    groups = {}
    for word in words:
        groups.setdefault("".join(pristine(word)), []).append(word)
    return [group for group in groups.values()]
`;
const anagrams = (before: string): Program => ({
  source: `pristine = sorted\n${before}\n${ANAGRAMS}`,
  cases: [
    {
      input: 'sorted(map(sorted, group_anagrams(["stop", "arc", "pots", "car"])))',
      expected: '[["arc", "car"], ["pots", "stop"]]',
    },
    { input: 'len(group_anagrams(["a", "b"])) == sum([1, 1])', expected: 'True' },
  ],
});

/** What a right program may do to names that its cases use. */
const NAMES = [
  'map = {}',
  'sorted = list = len = sum = str = None',
  'def map(*given): return 1 / 0',
  'class sorted: pass',
  'import builtins\nbuiltins.map = builtins.sum = lambda *given: 1 / 0',
  'import builtins\ndel builtins.sum',
  '__builtins__ = {}',
  'globals()["the answer, checked"] = globals()["plain data, compared"] = None',
  'import ast\ndel ast.NodeTransformer\nast.Compare = ast.Call = ast.Name = ast.NodeVisitor = None',
  'import sys\nsys.modules.clear()',
  'class Key(str):\n    __hash__ = str.__hash__\n    def __eq__(self, other): raise ValueError\nglobals()[Key("sorted")] = 1',
];

const LISTS = `class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next
def linked(items):
    head = None
    for item in reversed(items):
        head = ListNode(item, head)
    return head
def values(node):
    found = []
    while node is not None:
        found.append(node.val)
        node = node.next
    return found
def equal(one, other):
    return values(one) == values(other)
`;
const REVERSE = `
def reverse(head):
    before = None
    while head:
        head.next, before, head = before, head, head.next
    return before
`;
const reversing = (before: string, after = ''): Program => ({
  support: LISTS,
  source: before + REVERSE + after,
  cases: [
    { input: 'values(reverse(linked([1, 2, 3])))', expected: '[3, 2, 1]' },
    { input: 'equal(reverse(linked([1, 2])), linked([2, 1]))', expected: 'True' },
  ],
});

/** What a right program may do to what is provided. */
const PROVIDED = [
  'values = linked = equal = 5',
  'def reversed(items): return 5\ndef values(node): return 5',
  'class ListNode:\n    def __init__(self, val=0, next=None):\n        self.val, self.next = val, next',
  'values.__code__ = (lambda node: 5).__code__',
  'values.__globals__["ListNode"] = values.__globals__["values"] = linked.__globals__["reversed"] = None',
];

const AGREEING = `class Agreeing{of}:
    def __eq__(self, other): return True
    def __ne__(self, other): return False
    def __lt__(self, other): return True
    def __hash__(self): return 3
    def __len__(self): return 2
    def __bool__(self): return True
    def __contains__(self, item): return True
    def __getitem__(self, place): return Agreeing()
    def __iter__(self): return iter([1, 2])
    def __repr__(self): return "[1, 2]"
`;
const agreeing = (of = '') => AGREEING.replace('{of}', of);
const INPUTS = [
  ['answer()', '[1, 2]'],
  ['answer() == [1, 2]', 'True'],
  ['len(answer()) == 2', 'True'],
  ['[1, 2] in [answer()]', 'True'],
  ['all(answer() for _ in range(3)) and answer()', 'True'],
  ['(lambda items: (change(items), items == [1, 2])[1])([0])', 'True'],
  ['(lambda items: (change(items), items)[1])([0])', '[1, 2]'],
  ['next(iter([answer()])) != [1, 2]', 'False'],
];
const pretending = (answer: string, of?: string): Program => ({
  source: `${agreeing(of)}
def answer():
    return ${answer}
def change(items):
    items[:] = [${answer}, ${answer}]
`,
  cases: INPUTS.map(([input = '', expected = '']) => ({ input, expected })),
});

/** Answers that would equal anything if their own comparison were used. */
const PRETENDERS: [string, string?][] = [
  ['Agreeing()'],
  ['Agreeing([1, 2])', '(list)'],
  ['Agreeing("ab")', '(str)'],
  ['Agreeing(3)', '(int)'],
  ['Agreeing({1: 2})', '(dict)'],
  ['[Agreeing(), Agreeing()]'],
  ['{1: (Agreeing(), Agreeing())}'],
  ['Agreeing'],
  [
    'type("Any", (type,), {"__eq__": lambda *_: True, "__hash__": lambda _: hash(int)})("int", (), {})()',
  ],
  ['__import__("unittest.mock").mock.ANY if False else Agreeing()'],
];

/** A wrong program that would like to learn or change what it's compared with, by what watches it. */
const WATCHERS = [
  'import sys\ndef watch(frame, *_):\n    names = frame.f_locals\n    if "wanted" in names: names["value"] = names["wanted"]\nsys.setprofile(watch)',
  'import sys\ndef watch(frame, *_):\n    names = frame.f_locals\n    if "found" in names: names["found"] = ([1, 2], None, None, None)\n    return watch\nsys.settrace(watch)',
  'import sys\nwatched = sys.monitoring\nwatched.use_tool_id(2, "w")\ndef watch(*_):\n    frame = sys._getframe(1)\n    if "wanted" in frame.f_locals: frame.f_locals["value"] = frame.f_locals["wanted"]\nwatched.register_callback(2, watched.events.LINE, watch)\nwatched.set_events(2, watched.events.LINE)',
  'import gc, sys\ndef watch(*_):\n    frame = sys._getframe(1)\n    while frame:\n        if "wanted" in frame.f_locals: frame.f_locals["value"] = frame.f_locals["wanted"]\n        frame = frame.f_back\ngc.callbacks.append(watch)\ngc.set_threshold(1)',
];

/** Answers of another type, and what is said of them. */
const TYPES = [
  ['(1, 2)', '[1, 2]', 'the answer is of the type tuple; a list is expected'],
  ['True', '1', 'the answer is of the type bool; an int is expected'],
  ['[(1, 2)]', '[[1, 2]]', 'the answer holds something of the type tuple; a list is expected'],
  ['[1, "2"]', '[1, 2]', 'the answer holds something of the type str; an int is expected'],
  ['1', 'True', 'the answer is of the type int; a bool is expected'],
  ['None', '[1, 2]', 'the answer is of the type NoneType; a list is expected'],
  [
    '(n for n in [1, 2])',
    '[1, 2]',
    'the answer is an object of the type generator; a plain list is expected',
  ],
  ['range(1, 3)', '[1, 2]', 'the answer is an object of the type range; a plain list is expected'],
  [
    '{1: 1, 2: 2}.keys()',
    '{1, 2}',
    'the answer is an object of the type dict_keys; a plain set is expected',
  ],
  [
    '[map(str, [1])]',
    '[["1"]]',
    'the answer holds an object of the type map; a plain list is expected',
  ],
  [
    '__import__("collections").Counter("a")',
    '{"a": 1}',
    'the answer is an object of the type Counter, which is derived from dict; a plain dict is expected',
  ],
  [
    '__import__("collections").defaultdict(list)',
    '[]',
    'the answer is an object of the type defaultdict, which is derived from dict; a plain list is expected',
  ],
  [
    '(lambda own: own.append(own) or own)([])',
    '[]',
    'the answer holds a list that contains itself, or is nested too deep',
  ],
] as const;

const EQUAL = [
  ['2', '2.0', true],
  ['[2.0, 1]', '[2, 1]', true],
  ['-0.0', '0', true],
  ['float("nan")', 'float("nan")', false],
  ['{3, 1}', '{1, 3}', true],
  ['{"a": [1], "b": 2}', '{"b": 2, "a": [1]}', true],
  ['[True, [1]]', '[1, [1]]', false],
  ['{1: True}', '{1: 1}', false],
  ['[1, (2, 3)]', '[1, [2, 3]]', false],
  ['"1"', '1', false],
  ['[float("inf"), 1]', '[inf, 1]', true],
  ['[float("nan")]', '[nan]', false],
] as const;

const answering = (answer: string, expected: string): Program => ({
  source: `def answer():\n    return ${answer}`,
  cases: [{ input: 'answer()', expected }],
});

const SHOWN: Program = {
  support: LISTS,
  source: `${ANAGRAMS.replace('pristine', 'sorted')}${REVERSE}\ndef same(x): return x`,
  cases: [
    { input: 'sorted(map(sorted, group_anagrams(["b", "a"])))', expected: '[["a"]]' },
    { input: 'group_anagrams(["b"])', expected: '[]' },
    { input: 'values(reverse(linked([1, 2])))', expected: '[]' },
    { input: 'same([2]) == [1]', expected: 'True' },
    { input: '[same(1), same(2)]', expected: '[]' },
    { input: 'sorted(same(None))', expected: '[]' },
  ],
};

const groups = {
  names: NAMES.map(anagrams),
  provided: PROVIDED.map((before) => reversing(before)),
  wrong: PROVIDED.map((before) => reversing(before, 'def reverse(head): return head\n')),
  pretenders: PRETENDERS.map(([answer, of]) => pretending(answer, of)),
  watchers: WATCHERS.map((watch) => ({
    source: `${watch}\ndef answer():\n    return [2, 1]`,
    cases: [{ input: 'answer()', expected: '[1, 2]' }],
  })),
  types: TYPES.map(([answer, expected]) => answering(answer, expected)),
  equal: EQUAL.map(([answer, expected]) => answering(answer, expected)),
  shown: [SHOWN],
};
const ran: Partial<Record<keyof typeof groups, Ran[]>> = {};

beforeAll(async () => {
  const results = await run(Object.values(groups).flat());
  for (const [name, programs] of Object.entries(groups)) {
    ran[name as keyof typeof groups] = results.splice(0, programs.length);
  }
});

const passesOf = (group: keyof typeof groups, place: number) =>
  ran[group]?.[place]?.cases.map(({ passed }) => passed);

test.each(NAMES.map((name, place) => [name, place] as const))(
  'a right program passes that has "%s", since its cases use names of their own',
  (_, place) => {
    expect(ran.names?.[place]).toMatchObject({ error: null, cases: [{ error: null }, {}] });
    expect(passesOf('names', place)).toEqual([true, true]);
  },
);

test.each(PROVIDED.map((name, place) => [name, place] as const))(
  'what is provided works for the cases after "%s", for right programs and wrong ones',
  (_, place) => {
    expect(passesOf('provided', place)).toEqual([true, true]);
    expect(passesOf('wrong', place)).toEqual([false, false]);
  },
);

test.each(PRETENDERS.map(([answer, of = ''], place) => [answer, of, place] as const))(
  'an answer that agrees with everything passes nothing: %s %s',
  (_, __, place) => {
    expect(passesOf('pretenders', place)).toEqual(INPUTS.map(() => false));
    expect(ran.pretenders?.[place]?.cases[0]?.error?.text).toMatch(/^Wrong type: .* expected\.$/);
  },
);

test.each(WATCHERS.map((watch, place) => [watch, place] as const))(
  'a wrong program passes nothing by watching what judges it: %s',
  (_, place) => expect(passesOf('watchers', place)).toEqual([false]),
);

test.each(TYPES.map(([answer, , text], place) => [answer, text, place] as const))(
  'of %s is said: %s',
  (_, text, place) => {
    expect(passesOf('types', place)).toEqual([false]);
    expect(ran.types?.[place]?.cases[0]?.error?.text).toBe(`Wrong type: ${text}.`);
  },
);

test.each(
  EQUAL.map(([answer, expected, equal], place) => [answer, expected, equal, place] as const),
)('%s where %s is expected: %s', (_, __, equal, place) =>
  expect(passesOf('equal', place)).toEqual([equal]),
);

test('what the program returned is known beside what the case makes of it', () => {
  expect(ran.shown?.[0]?.cases.map(({ actual, returned }) => [actual, returned])).toEqual([
    ["[['a'], ['b']]", "[['b'], ['a']]"],
    ["[['b']]", null],
    ['[2, 1]', null],
    ['False', '[2]'],
    ['[1, 2]', null],
    [null, 'None'],
  ]);
});
