import {
  casesOf,
  casesShowing,
  failuresIn,
  inFolder,
  problem,
  verifyFiles,
} from './testing/verify.ts';

test('a solution that is wrong is named with the case that shows it', async () => {
  const files = problem('sum', {
    'problem.json': JSON.stringify({ example: { output: '4' }, support: null }),
    'solution.py': 'def add(a, b):\n    return abs(a) + abs(b)\n\n\nprint(add(1, 2))',
    'starter.py': 'def add(a, b):\n    return 3\n\n\nprint(add(1, 3))',
    'cases.json': casesOf(['add(-1, -2)', '-3'], ["add('a', 'b')", "'ab'"], ['add(1, 2)', '0x3']),
    'solution.js': 'const add = (a, b) => Math.abs(a) + b;\nconsole.log(add(1, 2));',
    'starter.js': 'const add = () => 3;\nconsole.log(add(2, 2));',
    'cases.js.json': casesOf(['add(1, 2)', '3'], ['add(-1, -2)', '-3'], ['add(missing, 2)', '3']),
  });
  expect(await failuresIn('problems-solutions', files)).toEqual({
    sum: [
      'solution.py: case "add(-1, -2)": add(-1, -2) gives 3, expected -3',
      expect.stringMatching(
        /^solution\.py: case "add\('a', 'b'\)": .*File "solution.py", line 2, in add\n.*\n.*\nTypeError: .*, expected 'ab'$/s,
      ),
      'solution.py: case "add(1, 2)": write 0x3 as 3',
      'solution.py: prints 3; the example says 4',
      'solution.py: the starter must end with print(add(1, 2))',
      'solution.js: case "add(-1, -2)": add(-1, -2) gives -1, expected -3',
      expect.stringContaining('ReferenceError: missing is not defined'),
      'solution.js: prints 3; the example says 4',
      'solution.js: the starter must end with console.log(add(1, 2));',
    ],
  });
});

test('a starter that passes every case is named', async () => {
  const solved = 'def add(a, b):\n    return a + b\n\n\nprint(add(1, 2))';
  expect(await failuresIn('problems-solutions', problem('sum', { 'starter.py': solved }))).toEqual({
    sum: ['solution.py: the starter passes every case'],
  });
});

test('brute force that passes is named, and so is a program in refused/; a wrong value and endless work are refused', async () => {
  const cases = casesOf(['add(1, 2)', '3'], ['add(1, 10)', '11']);
  const naive = (slug: string, code: string) =>
    problem(slug, { 'naive.py': `def add(a, b):\n${code}`, 'cases.json': cases });
  // Without naive.py, brute force is an approach.
  const { 'dsa-problems/in-both/naive.py': _, ...inBoth } = problem('in-both', {
    'approaches/brute-force.py': 'def add(a, b):\n    return 3',
    'approaches/brute-force.js': 'const add = (a, b) => a + b;',
    'solution.js': 'const add = (a, b) => a + b;',
    'starter.js': 'const add = () => {};',
    'cases.json': cases,
    'cases.js.json': cases,
  });
  const files = {
    ...naive('passes', '    return a + b'),
    ...naive('too-slow', '    while b > 9:\n        pass\n    return a + b'),
    ...naive('with-others', '    return 0'),
    ...inFolder('dsa-problems/with-others', {
      'solution.js': 'const add = (a, b) => a + b;',
      'starter.js': 'const add = () => {};',
      'cases.js.json': cases,
      'refused/passes.py': 'def add(a, b):\n    return b + a',
      'refused/passes.js': 'const add = (a, b) => b + a;',
      'refused/too-slow.js': 'const add = (a, b) => { while (b > 9); return a + b; };',
      'refused/wrong.js': 'const add = () => 3;',
    }),
    ...inBoth,
    ...naive('wrong', '    return 0 if b > 9 else a + b'),
  };
  const bruteForce = (refusal: string | null) => ({ name: 'brute force', refusal });
  expect(await verifyFiles('problems-brute-force', files)).toEqual([
    {
      slug: 'in-both',
      count: 2,
      refusals: [
        bruteForce('case "add(1, 10)" gives 3'),
        { name: 'brute force in JavaScript', refusal: null },
      ],
      failures: ['the cases accept brute force in JavaScript'],
    },
    {
      slug: 'passes',
      count: 1,
      refusals: [bruteForce(null)],
      failures: ['the cases accept brute force'],
    },
    {
      slug: 'too-slow',
      count: 1,
      refusals: [bruteForce('case "add(1, 10)" takes too long')],
      failures: [],
    },
    {
      slug: 'with-others',
      count: 5,
      refusals: [
        bruteForce('case "add(1, 2)" gives 0'),
        { name: 'refused/passes.py', refusal: null },
        { name: 'refused/passes.js', refusal: null },
        { name: 'refused/too-slow.js', refusal: 'case "add(1, 10)" takes too long' },
        { name: 'refused/wrong.js', refusal: 'case "add(1, 10)" gives 3' },
      ],
      failures: ['the cases accept refused/passes.py', 'the cases accept refused/passes.js'],
    },
    {
      slug: 'wrong',
      count: 1,
      refusals: [bruteForce('case "add(1, 10)" gives 0')],
      failures: [],
    },
  ]);
});

test('an approach that is wrong, or slow where everybody sees it, is named with its language', async () => {
  const cases: [string, string][] = [
    ['add(1, 2000)', '2001'],
    ['add(-1, -2)', '-3'],
    ['add(1, 1000000)', '1000001'],
  ];
  const slowBeyond = (limit: number) => ({
    py: `def add(a, b):\n    while b > ${limit}:\n        pass\n    return a + b\n\n\nprint(add(1, 2))`,
    js: `function add(a, b) { while (b > ${limit}); return a + b; }\nconsole.log(add(1, 2));`,
  });
  const approaches = {
    'slow-if-hidden': slowBeyond(9_000),
    slow: slowBeyond(1_000),
    wrong: {
      py: 'def add(a, b):\n    return abs(a) + abs(b)\n\n\nprint(add(2, 2))',
      js: 'const add = (a, b) => Math.abs(a) + Math.abs(b);\nconsole.log(add(2, 2));',
    },
  };
  const files = problem('sum', {
    'approaches.json': JSON.stringify({ before: Object.keys(approaches).map((id) => ({ id })) }),
    'cases.json': casesShowing(1, cases),
    'cases.js.json': casesShowing(1, cases),
    'solution.js': '',
    'starter.js': '',
    ...Object.fromEntries(
      Object.entries(approaches).flatMap(([id, { py, js }]) => [
        [`approaches/${id}.py`, py],
        [`approaches/${id}.js`, js],
      ]),
    ),
  });
  expect(await failuresIn('problems-approaches', files, '--limit', '500')).toEqual({
    sum: [
      'slow.py takes too long for case "add(1, 2000)", which is shown',
      'slow.js takes too long for case "add(1, 2000)", which is shown',
      'wrong.py prints 4; the example says 3',
      'wrong.py fails case "add(-1, -2)": add(-1, -2) gives 3, expected -3',
      'wrong.js prints 4; the example says 3',
      'wrong.js fails case "add(-1, -2)": add(-1, -2) gives 3, expected -3',
    ],
  });
});

test('an approach that calls itself too deep fails alone, even if that ends its interpreter', async () => {
  const deep = `def add(a, b):
    return a if b == 0 else next(add(a, b - 1) for _ in "1") + 1


print(add(1, 2))`;
  const right = 'def add(a, b):\n    return sum([a, b])\n\n\nprint(add(1, 2))';
  const files = problem('sum', {
    'approaches.json': JSON.stringify({ before: [{ id: 'deep' }, { id: 'right' }] }),
    'approaches/deep.py': deep,
    'approaches/right.py': right,
    'cases.json': casesOf(['add(1, 900)', '901']),
  });
  // Whether Python or the engine meets its limit first depends on how far the engine has compiled it.
  const fails = expect.stringMatching(/^deep\.py fails/);
  expect(await failuresIn('problems-approaches', files)).toEqual({ sum: [fails] });
});

test('an approach that gives something else is named, with the seed that shows it again, and so is a problem that compares nothing', async () => {
  const sum = 'def total(values):\n    return sum(values)';
  const summing = (slug: string, more: Record<string, string>) =>
    problem(slug, {
      'approaches.json': JSON.stringify({ before: [{ id: 'other' }] }),
      'approaches/other.py': sum,
      'solution.py': sum,
      'cases.json': casesOf(['total([1, 2])', '3']),
      ...more,
    });
  const inputs = (values: string) => `def call(n, random):\n    return total, ${values}`;
  const files = {
    ...summing('nothing-random', {
      'inputs.py': inputs('[0] * n'),
      'generator.py': inputs('[random.randrange(1, 9) for _ in range(n)]'),
    }),
    ...summing('sum-of-many', {
      'approaches/other.py': 'def total(values):\n    return sum(set(values))',
      'generator.py': inputs('[random.randrange(1, 9) for _ in range(n)]'),
    }),
    ...summing('without-inputs', {}),
  };
  const found = await failuresIn('problems-agreement', files, '--seed', '7');
  expect(found).toEqual({
    'nothing-random': [
      'inputs of a size are always the same (--seed 7)',
      'what comes out is always 0 (--seed 7)',
    ],
    'sum-of-many': [
      expect.stringMatching(/^other with n = \d+: \d+, our solution \d+ \(--seed 7\)$/),
    ],
    'without-inputs': ['has no inputs.py (--seed 7)'],
  });
  expect(await failuresIn('problems-agreement', files, '--seed', '7')).toEqual(found);
});

test("a generator that makes other inputs each time, or inputs our solution can't take, is named", async () => {
  const generating = (slug: string, generator: string) =>
    problem(slug, {
      'solution.py': 'def total(values):\n    return sum(values)',
      'generator.py': generator,
    });
  const files = {
    ...generating(
      'changing',
      'from itertools import count\n\nothers = count()\n\n\ndef call(n, random):\n    return total, [next(others)] * n',
    ),
    ...generating('failing', 'def call(n, random):\n    return total, ["a"] * n'),
    ...generating(
      'fine',
      'def call(n, random):\n    return total, [random.randrange(n) for _ in range(n)]',
    ),
  };
  expect(await failuresIn('problems-generators', files)).toEqual({
    changing: [2, 3, 8, 50].map((n) => `n = ${n} gives another input each time`),
    failing: [
      expect.stringMatching(/^timing our solution fails: .*solution.py", line 2.*TypeError/s),
      'no size can be timed',
    ],
    fine: [],
  });
});
