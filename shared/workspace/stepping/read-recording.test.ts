import { readRecording } from './read-recording.ts';
import { momentAt, variablesOf } from './recording.ts';
import { valueText } from './value-text.ts';

/** Two Sum's first steps, as trace.py writes them. */
const steps = [
  {
    kind: 'line',
    line: 2,
    keep: 1,
    calls: ['two_sum'],
    variables: [
      [1, 'numbers', 0],
      [1, 'target', '16'],
    ],
    objects: [[0, 'list', 'list', ['3', '8'], 2]],
  },
  {
    kind: 'line',
    line: 3,
    keep: 2,
    variables: [[1, 'seen', 1]],
    objects: [[1, 'dict', 'dict', [], 0]],
  },
  { kind: 'line', line: 4, keep: 2, objects: [[1, 'dict', 'dict', [['3', '0']], 1]] },
  { kind: 'return', line: 4, keep: 2, values: [0], printed: 'done\n' },
  { kind: 'end', line: null, keep: 1, values: ['[0, 1]'] },
];
const written = (given: unknown[] = steps) => JSON.stringify({ cut: false, steps: given });

/** A recording of one step that has this, too. */
const withPart = (part: object) => written([{ ...steps[0], ...part }]);

/** The variables of the innermost call at a step. */
function variables(text: string, index: number) {
  const recording = readRecording(text);
  const moment = recording && momentAt(recording, index);
  if (!moment) return null;
  return variablesOf(moment.step.stack.call, moment).map(
    ([name, value]) => `${name} = ${valueText(moment, value)}`,
  );
}

test('each step has its calls, variables, objects and output', () => {
  expect(variables(written(), 0)).toEqual(['numbers = [3, 8]', 'target = 16']);
  expect(variables(written(), 1)).toEqual(['numbers = [3, 8]', 'target = 16', 'seen = {}']);
  expect(variables(written(), 2)?.at(-1)).toBe('seen = {3: 0}');
  expect(variables(written(), 4)).toEqual([]);
  const recording = readRecording(written());
  expect(recording?.steps.map(({ stack, printed }) => [stack.call.name, printed])).toEqual([
    ['two_sum', 0],
    ['two_sum', 0],
    ['two_sum', 0],
    ['two_sum', 5],
    ['', 5],
  ]);
  expect(recording?.output).toBe('done\n');
});

test('a deleted variable is gone, and a list that contains itself is written once', () => {
  const deleting = [
    ...steps.slice(0, 1),
    { kind: 'line', line: 3, keep: 2, variables: [[1, 'target']] },
  ];
  expect(variables(written(deleting), 1)).toEqual(['numbers = [3, 8]']);
  const cyclic = withPart({ objects: [[0, 'list', 'list', ['1', 0], 2]] });
  expect(variables(cyclic, 0)).toContain('numbers = [1, …]');
});

test.each([
  ['no JSON', 'None'],
  ['no recording', '[]'],
  ['a part of one', written().slice(0, 200)],
  ['too much', `${written()}${' '.repeat(2_100_000)}`],
  ['too many steps', written(Array.from({ length: 10_001 }, () => steps[0]))],
  ['a kind of step that does not exist', withPart({ kind: '<script>' })],
  ['a line that is none', withPart({ line: -1 })],
  ['a line as text', withPart({ line: '2' })],
  ['no outermost call', withPart({ keep: 0 })],
  ['more calls than there are', withPart({ keep: 3 })],
  ['a name that is none', withPart({ calls: [{}] })],
  ['a long name', withPart({ calls: ['x'.repeat(100)] })],
  ['a variable of a call that is not there', withPart({ variables: [[7, 'x', '1']] })],
  ['a variable that holds an object', withPart({ variables: [[1, 'x', { toString: 1 }]] })],
  ['a long value', withPart({ variables: [[1, 'x', 'x'.repeat(10_000)]] })],
  ['half a number', withPart({ values: [0.5] })],
  ['two results', withPart({ values: ['1', '2'] })],
  ['a thing that does not exist', withPart({ objects: [[0, 'html', 'list', [], 0]] })],
  [
    'a thing with too many parts',
    withPart({ objects: [[0, 'list', 'list', Array(101).fill('1'), 101]] }),
  ],
  ['a dictionary without pairs', withPart({ objects: [[0, 'dict', 'dict', ['1'], 1]] })],
  ['output that is no text', withPart({ printed: ['<b>'] })],
])('%s is not read', (_, text) => {
  expect(readRecording(text)).toBeNull();
});

test('names that mean something to JavaScript are names like any other', () => {
  const text = withPart({
    calls: ['constructor'],
    variables: [[1, '__proto__', 0]],
    objects: [[0, 'object', 'toString', [['__proto__', '1']], 1]],
  });
  expect(variables(text, 0)).toEqual(['__proto__ = toString(__proto__=1)']);
});

test('a reference to nothing is an ellipsis', () => {
  expect(variables(withPart({ objects: [] }), 0)).toContain('numbers = …');
});

/** Recordings in which anything may change at any step, from a seed. */
function madeUp(seed: number) {
  let state = seed;
  const below = (count: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % count;
  };
  let depth = 1;
  return Array.from({ length: 100 }, () => {
    const keep = 1 + below(depth);
    const calls = Array.from({ length: below(3) }, () => `f${below(3)}`);
    depth = keep + calls.length;
    const changes = Array.from({ length: below(4) }, () =>
      [below(depth), `v${below(4)}`, below(2) ? `${below(9)}` : below(5)].slice(0, 2 + below(5)),
    );
    const objects = Array.from({ length: below(3) }, () => {
      const values = Array.from({ length: below(4) }, () => (below(3) ? `${below(9)}` : below(5)));
      return [below(5), 'list', 'list', values, values.length];
    });
    return { kind: 'line', line: below(20), keep, calls, variables: changes, objects };
  });
}

/** What the variables of the innermost call are after the first steps, by doing all that these say. */
function replayed(all: ReturnType<typeof madeUp>, index: number) {
  const stack: Map<string, unknown>[] = [new Map()];
  const objects = new Map<unknown, unknown>();
  for (const { keep, calls, variables: changes, objects: things } of all.slice(0, index + 1)) {
    stack.length = keep;
    for (const _ of calls) stack.push(new Map());
    for (const [place, name, value] of changes) stack[Number(place)]?.set(String(name), value);
    for (const [number, , , values] of things) objects.set(number, values);
  }
  const text = (value: unknown, within: unknown[] = []): string => {
    const values = objects.get(value);
    if (typeof value === 'string') return value;
    if (!Array.isArray(values) || within.includes(value)) return '…';
    return `[${values.map((one) => text(one, [...within, value])).join(', ')}]`;
  };
  return [...(stack.at(-1) ?? [])]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} = ${text(value)}`);
}

test.each([1, 2, 3])('any step shows what a replay from the start would, seed %i', (seed) => {
  const all = madeUp(seed);
  const text = written(all);
  const order = [...all.keys(), ...[...all.keys()].reverse(), 7, 75, 3, 99, 0];
  for (const index of order) {
    const expected = replayed(all, index);
    if (expected.every((line) => line.length < 200))
      expect(variables(text, index)).toEqual(expected);
  }
});
