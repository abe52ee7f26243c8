import {
  approachContent,
  approachListing,
  type ContentFolder,
  createContentFolder,
  problemCases,
  roadmapContent,
  topicContent,
  unitContent,
  writeApproaches,
  writeProblem,
} from '../../testing/content-folder.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { describeLoad, loadContent } from './load-content.ts';
import { readContent } from './read-content.ts';

let content: ContentFolder;

beforeEach(() => {
  content = createContentFolder();
  content.write('web/roadmap.json', roadmapContent('web'));
  content.write(
    'web/topics/01-all.json',
    topicContent('web-topic-all', [
      unitContent('web-sum'),
      unitContent('web-run', { sequence_number: 2 }),
    ]),
  );
  writeProblem(content, 'sum');
});
afterEach(() => content.dispose());

/** Every mistake as `file:line field message`, with the file as seen from `dsa-problems/`. */
async function mistakes(): Promise<string[]> {
  const read = await readContent(content.folder);
  if (read.ok) return [];
  const root = `${content.folder}/dsa-problems/`;
  return read.mistakes.map(({ file, line, field, message }) =>
    `${file}:${line} ${field} ${message}`.replaceAll(root, ''),
  );
}

describe('what is loaded', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(() => database.pool.query('truncate roadmaps cascade'));
  afterAll(() => database.close());
  const load = async () => describeLoad(await loadContent(database, content.folder));
  const stored = async () =>
    (await database.pool.query('select title, code, retired_at from dsa_problems')).rows;

  test('problems are loaded, and a second load changes nothing', async () => {
    expect((await load())[0]).toContain('DSA problems: 1 added');
    expect(await load()).toEqual(['Content is up to date.']);
  });

  test('a listing has the line ends of Unix and one at its end', async () => {
    content.write('../dsa-problems/sum/solution.py', 'a = 1\r\nprint(a)\r\n\r\n');
    await load();
    expect(await stored()).toMatchObject([{ code: 'a = 1\nprint(a)\n' }]);
  });
});

test('notes are read with their problem', async () => {
  const read = await readContent(content.folder);
  expect(read.ok && read.problems[0]?.problem.comments).toEqual([
    {
      label: 'Common mistake',
      content: 'Sorting it first.',
      written_at: '2026-10-03T09:30:00.000Z',
    },
    { label: 'Alternative', content: 'Let `sum` do it.', written_at: '2026-10-04T09:30:00.000Z' },
  ]);
});

const writtenNote = (label: string) => ({
  label,
  content: 'Let `sum` do it.',
  written_at: '2026-10-04T09:30:00Z',
});

test.each([
  ['an unknown category', { category: 'Maths' }, '5 category must be one of Two Pointers, '],
  ['a slug unlike its folder', { slug: 'summe' }, '3 slug must be the name of its folder, sum'],
  [
    'a unit nobody has',
    { unit_id: 'web-nothing' },
    '7 unit_id names no learning unit: web-nothing',
  ],
  ['another difficulty', { difficulty: 'hard' }, '6 difficulty must be easy, as web-sum is'],
  ['no such support', { support: 'heap' }, '26 support names no file of dsa-support: heap.py'],
  ['a review on no day', { reviewed: 'today' }, '56 reviewed must be a day such as 2026-11-24'],
  [
    'an open backquote',
    { follow_up: { question: 'Without `sum?', answer: 'Add.' } },
    '18 follow_up.question must close every backtick',
  ],
  [
    'a follow-up that is only an answer',
    { follow_up: 'One pass is enough.' },
    '17 follow_up must be an object with question, answer',
  ],
  [
    'a follow-up without an answer',
    { follow_up: { question: 'In one pass?', answer: '' } },
    '19 follow_up.answer must not be empty',
  ],
  [
    'one note',
    { comments: [writtenNote('Alternative')] },
    '44 comments must have two notes, or none',
  ],
  [
    'a label twice',
    { comments: [writtenNote('Alternative'), writtenNote('Alternative')] },
    '44 comments must have different labels',
  ],
  [
    'an unknown label',
    { comments: [writtenNote('Alternative'), writtenNote('Jon Bell')] },
    '51 comments[1].label must be one of Common mistake, ',
  ],
  ['two hints', { hints: ['Look.', 'Add.'] }, '21 hints must have three hints, or none'],
  [
    'an open backquote in a hint',
    { hints: ['Look.', 'Use `sum.', 'Add.'] },
    '23 hints[1] must close every backtick',
  ],
])('%s is refused at its line', async (_, changes, expected) => {
  writeProblem(content, 'sum', changes);
  expect(await mistakes()).toEqual([expect.stringContaining(`sum/problem.json:${expected}`)]);
});

test('what is given to two problems is refused at the second', async () => {
  writeProblem(content, 'total', { id: 'sum', unit_id: 'web-sum', title: 'Problem sum' });
  const at = (line: number) => `is already used at sum/problem.json:${line};`;
  expect(await mistakes()).toEqual([
    `total/problem.json:2 id sum ${at(2)} ids are unique among the problems`,
    `total/problem.json:4 title Problem sum ${at(4)} titles are unique among the problems`,
    `total/problem.json:7 unit_id web-sum ${at(7)} a unit is one problem`,
    `total/problem.json:8 sequence_number 10 in Hash Table ${at(8)} numbers are unique in a category`,
  ]);
});

test('files that are missing, empty or of no use are named', async () => {
  content.remove('../dsa-problems/sum/cases.json');
  content.write('../dsa-problems/sum/solution.py', '\n\n');
  content.write('../dsa-problems/sum/starter.py', '\n');
  content.write('../dsa-problems/sum/notes.md', 'later');
  content.write('../dsa-problems/notes.md', 'later');
  content.write('../dsa-support/Tree.py', 'pass');
  expect(await mistakes()).toEqual([
    "notes.md:1  doesn't belong here: expected a folder for each problem",
    expect.stringMatching(/^sum\/cases\.json:1 {2}can't be read: ENOENT/),
    "sum/notes.md:1  doesn't belong here: expected problem.json, solution.py, starter.py, naive.py, generator.py, inputs.py, cases.json, approaches.json, picture.json, solution.js, starter.js, cases.js.json, solution.java, solution.cpp, approaches/, refused/",
    'sum/solution.py:1  must not be empty',
    'sum/starter.py:1  must not be empty',
    expect.stringMatching(/Tree\.py:1 {2}doesn't belong here: expected files such as linked-list/),
  ]);
});

test('a generator and the words for its n need each other', async () => {
  content.write(
    '../dsa-problems/sum/generator.py',
    'def call(n, random):\n    return total, [n]\n',
  );
  expect(await mistakes()).toEqual([
    'sum/problem.json:1 input_size must say what n counts in the generator',
  ]);
  writeProblem(content, 'sum', { input_size: 'the number of values' });
  const read = await readContent(content.folder);
  expect(read.ok && read.problems[0]).toMatchObject({
    problem: { input_size: 'the number of values' },
    generator: expect.stringMatching(/^def call/),
  });
  content.remove('../dsa-problems/sum/generator.py');
  expect(await mistakes()).toEqual([
    expect.stringMatching(/^sum\/problem\.json:\d+ input_size needs a generator\.py$/),
  ]);
});

test('hints, starter, naive solution and generator may be missing, and a case is shown unless it says otherwise', async () => {
  writeProblem(content, 'sum', { hints: undefined });
  content.remove('../dsa-problems/sum/starter.py');
  content.remove('../dsa-problems/sum/naive.py');
  const [first, ...others] = problemCases;
  content.write('../dsa-problems/sum/cases.json', [{ ...first, hidden: true }, ...others]);
  const read = await readContent(content.folder);
  expect(read.ok && read.problems[0]).toMatchObject({
    problem: { hints: [] },
    starter: '',
    naive: '',
    generator: '',
    cases: [{ hidden: true }, ...others.map(() => ({ hidden: false }))],
  });
});

test('programs that the cases must refuse have a folder, with nothing else in it', async () => {
  const folder = '../dsa-problems/sum/refused';
  content.write(`${folder}/first-two.py`, 'def total(values):\n    return sum(values[:2])\n');
  expect(await mistakes()).toEqual([]);
  content.write(`${folder}/first-two.rb`, 'later');
  content.write(`${folder}/slow/first-two.py`, 'later');
  expect(await mistakes()).toEqual([
    "sum/refused/first-two.rb:1  doesn't belong here: expected files that end with .py or .js",
    "sum/refused/slow:1  doesn't belong here: expected files that end with .py or .js",
  ]);
});

test('a problem has all of its JavaScript or none of it', async () => {
  const folder = '../dsa-problems/sum';
  content.write(`${folder}/solution.js`, 'const total = (values) => 0;\n');
  expect(await mistakes()).toEqual([
    expect.stringMatching(/^sum\/cases\.js\.json:1 {2}can't be read: ENOENT/),
    expect.stringMatching(/^sum\/starter\.js:1 {2}can't be read: ENOENT/),
  ]);
  content.write(`${folder}/starter.js`, 'function total(values) {}\n');
  content.write(`${folder}/cases.js.json`, problemCases);
  const read = await readContent(content.folder);
  expect(read.ok && read.problems[0]?.javascript).toMatchObject({
    code: 'const total = (values) => 0;\n',
    starter: 'function total(values) {}\n',
    support: '',
    cases: problemCases.map(({ name }) => ({ name })),
  });
});

test('a problem has our solution in Java and in C++, or in neither', async () => {
  const compiled = async () => {
    const read = await readContent(content.folder);
    return read.ok ? read.problems[0]?.compiled : await mistakes();
  };
  expect(await compiled()).toBeNull();
  content.write('../dsa-problems/sum/solution.java', 'class Solution {}\r\n\r\n');
  expect(await compiled()).toEqual([
    expect.stringMatching(/^sum\/solution\.cpp:1 {2}can't be read: ENOENT/),
  ]);
  content.write('../dsa-problems/sum/solution.cpp', 'class Solution {};');
  expect(await compiled()).toEqual({ java: 'class Solution {}\n', cpp: 'class Solution {};\n' });
});

describe('approaches', () => {
  const folder = '../dsa-problems/sum';
  const approaches = async () => {
    const read = await readContent(content.folder);
    return read.ok ? read.problems[0]?.approaches : await mistakes();
  };
  const writeList = (before: object[], more: object = {}) =>
    content.write(`${folder}/approaches.json`, { solution: 'Built-in sum', before, ...more });

  test('are read in order with their listings, and a problem may do without', async () => {
    expect(await approaches()).toBeNull();
    writeApproaches(content, 'sum', ['brute-force', 'a-better-one']);
    expect(await approaches()).toEqual({
      solution: 'Built-in sum',
      before: ['brute-force', 'a-better-one'].map((id) => ({
        ...approachContent(id),
        code: approachListing,
        javascript: '',
      })),
    });
  });

  test('have a listing in JavaScript if the problem can be solved in it, and only then', async () => {
    writeApproaches(content, 'sum', ['brute-force']);
    content.write(`${folder}/approaches/brute-force.js`, 'const total = () => 0;\n');
    expect(await approaches()).toEqual([
      "sum/approaches/brute-force.js:1  doesn't belong here: expected brute-force.py",
    ]);
    content.write(`${folder}/solution.js`, 'const total = (values) => 0;\n');
    content.write(`${folder}/starter.js`, 'function total(values) {}\n');
    content.write(`${folder}/cases.js.json`, problemCases);
    expect(await approaches()).toMatchObject({
      before: [{ code: approachListing, javascript: 'const total = () => 0;\n' }],
    });
    content.remove(`${folder}/approaches/brute-force.js`);
    expect(await approaches()).toEqual([
      expect.stringMatching(/^sum\/approaches\/brute-force\.js:1 {2}can't be read: ENOENT/),
    ]);
  });

  test('may have a listing in C++ if the problem can be solved in it', async () => {
    const cpp = 'class Solution {};\n';
    writeApproaches(content, 'sum', ['brute-force', 'second']);
    for (const id of ['brute-force', 'second'])
      content.write(`${folder}/approaches/${id}.js`, 'const total = () => 0;\n');
    content.write(`${folder}/approaches/second.cpp`, cpp);
    content.write(`${folder}/solution.js`, 'const total = (values) => 0;\n');
    content.write(`${folder}/starter.js`, 'function total(values) {}\n');
    content.write(`${folder}/cases.js.json`, problemCases);
    expect(await approaches()).toEqual([
      expect.stringMatching(/^sum\/approaches\/second\.cpp:1 {2}doesn't belong here/),
    ]);
    content.write(`${folder}/solution.cpp`, cpp);
    content.write(`${folder}/solution.java`, 'class Solution {}\n');
    expect(await approaches()).toMatchObject({ before: [{ id: 'brute-force' }, { cpp }] });
    expect(await approaches()).not.toMatchObject({ before: [{ cpp: expect.anything() }, {}] });
  });

  test('without a listing, and listings of no approach, are named', async () => {
    writeApproaches(content, 'sum', ['brute-force', 'second']);
    content.remove(`${folder}/approaches/second.py`);
    content.write(`${folder}/approaches/third.py`, approachListing);
    expect(await approaches()).toEqual([
      expect.stringMatching(/^sum\/approaches\/second\.py:1 {2}can't be read: ENOENT/),
      "sum/approaches/third.py:1  doesn't belong here: expected brute-force.py, second.py",
    ]);
    content.remove(`${folder}/approaches`);
    expect(await approaches()).toEqual([
      expect.stringMatching(/^sum\/approaches\/brute-force\.py:1 {2}can't be read: ENOENT/),
      expect.stringMatching(/^sum\/approaches\/second\.py:1 {2}can't be read: ENOENT/),
    ]);
  });

  test('that are listed nowhere are named', async () => {
    content.write(`${folder}/approaches/brute-force.py`, approachListing);
    expect(await approaches()).toEqual([
      expect.stringMatching(/^sum\/approaches\.json:1 {2}can't be read: ENOENT/),
    ]);
  });

  test('are a folder, as listings are files', async () => {
    content.write(`${folder}/approaches`, 'none');
    content.write(`${folder}/naive.js/solution.js`, 'none');
    expect(await approaches()).toEqual([
      expect.stringMatching(/^sum\/approaches:1 {2}doesn't belong here/),
      expect.stringMatching(/^sum\/naive\.js:1 {2}doesn't belong here/),
    ]);
  });

  const one = approachContent('brute-force');
  test.each([
    ['none', [], 'before must have at least one approach'],
    ['four', ['a', 'b', 'c', 'd'].map((id) => ({ ...one, id })), 'before must have at most three'],
    ['an id twice', [one, one], 'before must have different ids'],
    ['an id that names no file', [{ ...one, id: '../x' }], 'before[0].id must be lower-case words'],
    ['no intuition', [{ ...one, intuition: [] }], 'before[0].intuition must have one or two'],
    ['one step', [{ ...one, steps: ['Add.'] }], 'before[0].steps must have at least two steps'],
    [
      'an open backquote',
      [{ ...one, steps: ['Add `1.', 'Go on.'] }],
      'before[0].steps[0] must close every backtick',
    ],
    [
      'no reason',
      [{ ...one, complexity: { time: 'O(n)', space: 'O(1)' } }],
      'before[0].complexity.reason is missing',
    ],
    ['an unknown field', [{ ...one, code: 'pass' }], "before[0].code isn't a known field"],
  ])('with %s are refused at their line', async (_, before, expected) => {
    writeApproaches(content, 'sum', ['brute-force']);
    writeList(before);
    expect(await approaches()).toEqual([expect.stringMatching(/^sum\/approaches\.json:\d+ /)]);
    expect(await approaches()).toEqual([expect.stringContaining(` ${expected}`)]);
  });
});

test('a case that is there twice is refused', async () => {
  const [first, ...others] = problemCases;
  const again = { ...first, name: 'once more' };
  content.write('../dsa-problems/sum/cases.json', [first, again, ...others]);
  expect(await mistakes()).toEqual(['sum/cases.json:1  must not have a case twice']);
  content.write('../dsa-problems/sum/cases.json', [
    first,
    { ...again, ...first, input: '1' },
    ...others,
  ]);
  expect(await mistakes()).toEqual(['sum/cases.json:1  must not have two cases of the same name']);
});

test('five cases are too few', async () => {
  content.write('../dsa-problems/sum/cases.json', problemCases.slice(1));
  expect(await mistakes()).toEqual(['sum/cases.json:1  must have at least six cases']);
});
