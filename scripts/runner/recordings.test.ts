import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ProgramError } from '../../shared/workspace/runner/protocol.ts';
import { runCheck } from './run-check.ts';

interface Shown {
  words: string;
  calls: string[];
  variables: string[];
}

interface Recorded {
  error: ProgramError | null;
  count: number;
  first: Shown[];
  last: Shown | null;
  cut?: boolean;
  output?: string;
}

const content = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../api/content/${path}`, import.meta.url)), 'utf8');

const REVERSE = `def reverse_list(head):
    before = None
    while head:
        after = head.next
        head.next = before
        before, head = head, after
    return before
`;

/** A class that does harm, or never ends, if its representation is read. */
const HARMFUL = `class Harmful:
    def __init__(self):
        self.held = 1
    def harm(self, *given):
        print("HARM")
        while True:
            pass
    __repr__ = __str__ = __len__ = __iter__ = __eq__ = __hash__ = __bool__ = harm
    __class__ = property(harm)
class Many(list):
    __iter__ = __len__ = __getitem__ = Harmful.harm
one = Harmful()
many = Many([1, 2])
done = True
`;

/** By name: what is recorded. */
const subjects = {
  list: {
    source: REVERSE,
    support: content('dsa-support/linked-list.py'),
    call: 'values(reverse_list(linked([1, 2])))',
  },
  shared: { source: 'a = [1]\nb = a\nb.append(a)\nc = {"k": (b, 2)}\ndel b\n' },
  recursion: {
    source: `def total(tree, depth=0):
    print(tree[0])
    return tree[0] + sum(total(child, depth + 1) for child in tree[1:])
`,
    call: 'total([1, [2], [3]])',
  },
  failing: {
    source:
      'def last(items):\n    try:\n        return items[2]\n    finally:\n        items = 1\n',
    call: 'last([])',
  },
  handled: {
    source:
      'def safe():\n    try:\n        return {}["k"]\n    except KeyError:\n        return 0\n',
    call: 'safe()',
  },
  deep: { source: 'def f(n):\n    return f(n + 1)\nf(0)\n' },
  deeper: {
    source: 'import sys\nsys.setrecursionlimit(10**6)\ndef f(n):\n    return f(n + 1)\nf(0)\n',
  },
  endless: { source: 'x = 0\nwhile True:\n    x += 1\n' },
  stubborn: {
    source: 'try:\n    while True:\n        x = 1\nexcept BaseException:\n    y = 2\n',
  },
  long: { source: `items = list(range(1000))\ntext = "x" * 1000\nnumber = 2 ** 5000\n` },
  library: {
    source: `import heapq, json
class Point:
    __slots__ = ("x", "y")
    def __init__(self, x):
        self.x = x
heap = []
heapq.heappush(heap, 3)
point = Point(json.loads("[4]"))
`,
  },
  harmful: { source: HARMFUL },
  generator: {
    source: 'def count():\n    for i in range(2):\n        yield i\nfound = list(count())\n',
  },
  leaving: { source: 'import sys\nx = 1\nsys.exit()\n' },
  missing: { source: 'def other():\n    pass\n', call: 'wanted()' },
  forging: {
    source: `import sys, types
fake = types.ModuleType("recording")
fake.parts = iter(["not", "a", "recording"] * 99)
sys.modules["recording"] = fake
`,
  },
};

let recorded: Record<string, Recorded | undefined>;

beforeAll(async () => {
  const given = Object.values(subjects).map((one) => ({ support: '', call: null, ...one }));
  const results = await runCheck<Recorded>('record-programs.mjs', JSON.stringify(given));
  recorded = Object.fromEntries(Object.keys(subjects).map((name, index) => [name, results[index]]));
});

const stepsOf = (name: keyof typeof subjects) => recorded[name]?.first ?? [];
const wordsOf = (name: keyof typeof subjects) => stepsOf(name).map(({ words }) => words);
const lastVariables = (name: keyof typeof subjects) => recorded[name]?.last?.variables;

test("the learner's lines are recorded with the numbers of their editor, and what nodes lead to", () => {
  expect(wordsOf('list')).toEqual([
    ...[2, 3, 4, 5, 6, 3, 4, 5, 6, 3, 7].map((line) => `Line ${line} runs next.`),
    'reverse_list returns ListNode 2 → 1.',
    'The result is [2, 1].',
  ]);
  expect(stepsOf('list')[4]?.variables).toEqual([
    'head: ListNode 1',
    'before: None',
    'after: ListNode 2',
  ]);
});

test('objects keep their identity, and cycles are no trouble', () => {
  expect(lastVariables('shared')).toEqual(['a: [1, …]', "c: {'k': ([1, …], 2)}"]);
});

test('calls are nested, and output is held back', () => {
  expect(stepsOf('recursion').find(({ calls }) => calls.length > 3)?.calls).toEqual([
    'total',
    '<genexpr>',
    'total',
    '',
  ]);
  expect(recorded.recursion?.output).toBe('1\n2\n3\n');
  expect(wordsOf('recursion').at(-1)).toBe('The result is 6.');
});

test('errors are recorded where they happen', () => {
  expect(recorded.failing?.error).toMatchObject({ type: 'IndexError', line: 3 });
  expect(wordsOf('failing')).toContain('Line 3 raises IndexError.');
  expect(wordsOf('failing').join()).not.toContain('returns');
  expect(wordsOf('handled')).toEqual(
    expect.arrayContaining(['Line 3 raises KeyError.', 'safe returns 0.']),
  );
  expect(recorded.handled?.error).toBeNull();
  expect(recorded.deep?.error?.type).toBe('RecursionError');
  expect(recorded.deep?.count).toBeGreaterThan(900);
  expect(recorded.missing).toMatchObject({ error: { type: 'NameError' }, count: 0 });
  expect(lastVariables('leaving')).toEqual(['x: 1']);
});

test('what never ends is cut within 10,000 steps, even if the program holds on', () => {
  expect(recorded.endless).toMatchObject({ error: null, cut: true });
  // A machine that is busy comes to the bound of time first.
  expect(recorded.endless?.count).toBeGreaterThan(100);
  expect(recorded.endless?.count).toBeLessThanOrEqual(10_000);
  expect(recorded.deeper).toMatchObject({ error: null, cut: true });
  expect(recorded.stubborn).toMatchObject({ error: null, cut: true });
});

test('long values are cut', () => {
  const [items, text, number] = lastVariables('long') ?? [];
  expect(items).toMatch(/^items: \[0, 1, 2, .*…$/);
  expect(items?.length).toBeLessThan(300);
  expect(text).toBe(`text: '${'x'.repeat(80)}'…`);
  expect(number).toBe('number: an integer of 5,001 bits');
});

test('the library is run, but not recorded', () => {
  expect(stepsOf('library').every(({ calls }) => calls.length <= 2)).toBe(true);
  expect(lastVariables('library')).toEqual(['heap: [3]', 'point: Point(x=[4])']);
});

test('nothing of the program is called to see what a value looks like', () => {
  expect(recorded.harmful?.error).toBeNull();
  expect(recorded.harmful?.output).toBe('');
  expect(lastVariables('harmful')).toEqual([
    'one: Harmful(held=1)',
    'many: Many([1, 2])',
    'done: True',
  ]);
});

test('generators yield', () => {
  expect(wordsOf('generator').filter((words) => words.includes('yields'))).toEqual([
    'count yields 0.',
    'count yields 1.',
  ]);
  expect(lastVariables('generator')).toEqual(['found: [0, 1]']);
});

test('a program that hands over something else has no recording', () => {
  expect(recorded.forging?.count).toBe(0);
});
