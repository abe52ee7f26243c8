import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { CaseResult, ProgramError } from '../../shared/workspace/runner/protocol.ts';
import { projectPath } from '../webpack/paths.mjs';

interface Ran {
  error: ProgramError | null;
  cases: CaseResult[];
  printed: string;
  stopped: boolean;
}

interface Program {
  source: string;
  support?: string;
  cases?: { input: string; expected: string }[];
}

/** One process for all tests: to start it takes longer than most programs. */
let runner: ChildProcess;
beforeAll(() => {
  runner = fork(projectPath('scripts/runner/run-javascript.mjs'), { execArgv: [] });
});
afterAll(() => runner.disconnect());

/** Runs programs of which each step may take so many milliseconds. */
async function runWithin(limit: number | undefined, ...programs: Program[]): Promise<Ran[]> {
  const over = new AbortController();
  const first = Promise.race(
    ['message', 'exit'].map((event) => once(runner, event, { signal: over.signal })),
  );
  runner.send({ programs, limit });
  const [results] = await first;
  over.abort();
  if (!Array.isArray(results)) throw new Error(`The process has ended with ${results}.`);
  return results;
}

const run = (...programs: Program[]) => runWithin(undefined, ...programs);

const runOne = async (program: Program) => (await run(program))[0] as Ran;

/** What a program's console prints of values, line by line. */
const printedOf = async (...values: string[]) =>
  (
    await runOne({ source: values.map((value) => `console.log([${value}][0]);`).join('\n') })
  ).printed
    .trimEnd()
    .split('\n');

test('values are written as JSON writes them, and others by what they are', async () => {
  const values = {
    '[1, 2.5, "a\\"b", true, null]': '[1, 2.5, "a\\"b", true, null]',
    '{ a: [1], "b c": {} }': '{"a": [1], "b c": {}}',
    undefined: 'undefined',
    '[undefined, , NaN, -Infinity, -0, 10n]': '[undefined, [empty], NaN, -Infinity, 0, 10n]',
    'new Map([[1, "a"]])': 'Map {1 => "a"}',
    'new Set(["a", 2])': 'Set {"a", 2}',
    'new Int8Array(2)': 'Int8Array [0, 0]',
    'function add() {}': '[function add]',
    'Symbol("it")': 'Symbol(it)',
    'Promise.resolve(1)': '[a promise: await its value]',
    'new (class Point { x = 1 })()': 'Point {"x": 1}',
    '(() => { const own = [1]; own.push(own); return own; })()': '[1, [circular]]',
    'Object.create(null)': '{}',
    '"text"': 'text',
  };
  expect(await printedOf(...Object.keys(values))).toEqual(Object.values(values));
});

test('what the program returned is known beside what the case makes of it', async () => {
  const { cases } = await runOne({
    source: `const back = (list) => [...list].reverse();
const later = async (list) => list;
const own = () => new Proxy([], {});
class Box { constructor(list) { this.list = list; } }`,
    cases: [
      'back([1, 2]).sort()',
      'back([1, 2])',
      'back(back([1, 2]))',
      '"back(1)".length + back([1]).length',
      'later([2, 1]).then((list) => list.sort())',
      'own().length',
      'new Box([2, 1]).list.sort()',
      '((f) => f([1, 2]).length)(back)',
    ].map((input) => ({ input, expected: '' })),
  });
  expect(cases.map(({ actual, returned }) => [actual, returned])).toEqual([
    ['[1, 2]', '[2, 1]'],
    ['[2, 1]', null],
    ['[1, 2]', null],
    ['8', '[1]'],
    ['[1, 2]', null],
    ['0', null],
    ['[1, 2]', null],
    ['2', null],
  ]);
  expect(await runOne({ source: '', cases: [{ input: 'gone(1)', expected: '' }] })).toMatchObject({
    cases: [{ error: { text: 'ReferenceError: gone is not defined' } }],
  });
});

test('cases call what the program has declared, in any way', async () => {
  const { error, cases } = await runOne({
    support: 'class Box { constructor(value) { this.value = value; } }',
    source: `const add = (a, b) => a + b;
class Counter { count = 0; more() { this.count += 1; return this.count; } }
function open(box) { return box.value; }`,
    cases: [
      { input: 'add(1, 2) // a remark', expected: '3' },
      { input: 'add("1", 2)', expected: '3' },
      {
        input: '((counter) => [counter.more(), counter.more()])(new Counter())',
        expected: '[1, 2]',
      },
      { input: 'open(new Box([]))', expected: '[]' },
    ],
  });
  expect(error).toBeNull();
  expect(cases.map(({ actual, passed }) => [actual, passed])).toEqual([
    ['3', true],
    ['"12"', false],
    ['[1, 2]', true],
    ['[]', true],
  ]);
});

test('an error of a case names the program by its own words, and says what it returned', async () => {
  const { cases } = await runOne({
    source: `const groups = () => new Set([[2], [1]]);
const counter = () => {};
const list = () => [undefined];`,
    cases: [
      { input: 'groups().map((one) => one).sort()', expected: '[[1], [2]]' },
      { input: 'counter()()', expected: '1' },
      { input: 'list().map((one) => one.sort())', expected: '[[1]]' },
    ],
  });
  expect(cases.map(({ error, returned }) => [error?.text, returned])).toEqual([
    ['TypeError: groups(...).map is not a function', 'Set {[2], [1]}'],
    ['TypeError: counter(...) is not a function', 'undefined'],
    ["TypeError: Cannot read properties of undefined (reading 'sort')", '[undefined]'],
  ]);
});

test("an error names the line in the person's own program", async () => {
  const [syntax, thrown, late, promised, value, inCase] = await run(
    { source: 'const a = 1;\n\nfunction add(a, b {\n}' },
    { source: 'function first() {\n  null.length;\n}\n\nfirst();' },
    { source: 'console.log("now");\nqueueMicrotask?.(() => {});\nundeclared = 1;' },
    { source: 'import fs from "fs";' },
    { source: 'throw { code: 5 };' },
    {
      source: 'function add(a) {\n  return a.b.c;\n}',
      cases: [
        { input: 'add({})', expected: '1' },
        { input: 'add(', expected: '1' },
        { input: 'missing()', expected: '1' },
      ],
    },
  );
  expect(syntax?.error).toMatchObject({ type: 'SyntaxError', line: 3 });
  expect(thrown?.error).toEqual({
    type: 'TypeError',
    text: [
      "TypeError: Cannot read properties of null (reading 'length')",
      '    at first (solution.js:2)',
      '    at solution.js:5',
    ].join('\n'),
    line: 2,
  });
  expect(late?.printed).toBe('now\n');
  expect(late?.error?.type).toBe('ReferenceError');
  expect(promised?.error?.text).toMatch(/^SyntaxError: Cannot use import statement/);
  expect(value?.error?.text).toBe('Uncaught value: {"code": 5}');
  expect(inCase?.cases.map(({ error }) => [error?.type, error?.line])).toEqual([
    ['TypeError', 2],
    ['SyntaxError', null],
    ['ReferenceError', null],
  ]);
});

test('what a program has put off is done before its cases', async () => {
  const { printed, cases } = await runOne({
    source:
      'let ready = false;\nPromise.resolve().then(() => { ready = true; console.log("then"); });\nconsole.log("first");',
    cases: [{ input: 'ready', expected: 'true' }],
  });
  expect(printed).toBe('first\nthen\n');
  expect(cases[0]?.passed).toBe(true);
});

test('a program finds no network, channel, script or worker', async () => {
  const names =
    `fetch XMLHttpRequest WebSocket EventSource WebTransport importScripts Worker SharedWorker
    postMessage onmessage addEventListener dispatchEvent MessageChannel BroadcastChannel indexedDB caches navigator
    location self close setImmediate requestAnimationFrame crypto Blob URL FileReader WebAssembly
    document window process require module __case surroundings`.split(/\s+/);
  const { printed } = await runOne({
    source: `console.log([${names.map((name) => `typeof ${name}`)}].filter((type) => type !== 'undefined').length);
try { eval('1'); } catch (error) { console.log(error.name); }
try { new Function('return 1')(); } catch (error) { console.log(error.name); }`,
  });
  expect(printed).toBe('0\nEvalError\nEvalError\n');
});

/** What a program may tamper with; f and g are called by the cases after that. */
const TAMPERING = [
  'Array.prototype.push = Array.prototype.join = Array.prototype.map = () => { throw 1; }',
  'Array.prototype[Symbol.iterator] = undefined',
  'Object.defineProperty(Object.prototype, "get", { get() { throw 1; } })',
  'Object.defineProperty(Array.prototype, "0", { set() { throw 1; }, get: () => "[3]" })',
  'JSON.stringify = () => "[3]"; Object.prototype.toJSON = String.prototype.toJSON = () => "[3]"',
  'Object.prototype.passed = true; Object.prototype.type = "case"; Object.prototype.actual = "3"',
  'String.prototype.slice = String.prototype.indexOf = () => 3; String = Object.keys = 0',
  'Reflect.defineProperty = Object.defineProperty = Array.isArray = () => true',
  'Function.prototype.call = Function.prototype.apply = Function.prototype.bind = () => "3"',
  'Error.prepareStackTrace = (error, frames) => frames.map((frame) => frame.getFunction())',
  'Promise.prototype.then = () => { throw 1; }',
  'TextEncoder.prototype.encode = TextDecoder.prototype.decode = () => "3"',
  'globalThis.__case = () => "3"; globalThis.onerror = () => true; delete globalThis.console',
  'Map.prototype.forEach = Set.prototype.forEach = Math.max = 0',
  'setTimeout = setInterval = clearTimeout = performance = Date = () => { throw 1; }',
  'Promise.prototype.constructor = Promise = Reflect.apply = Reflect.construct = Proxy = 0',
  'Object.defineProperty(Promise, Symbol.species, { get() { throw 1; } })',
  'Object.defineProperty(Object.prototype, "then", { set() { throw 1; }, get() {} })',
  'setTimeout(() => { throw 1; }, 1); clearTimeout({ toString: () => "1" }); setTimeout(() => {}, 5)',
];

const tampered = TAMPERING.map(
  (tampering): Program => ({
    source: `${tampering};
function right() { return [1, "a"]; }
function wrong() { return [0]; }
function fail() { null.x; }`,
    cases: [
      { input: 'right()', expected: '[1, "a"]' },
      { input: 'wrong()', expected: '[3]' },
      { input: 'fail()', expected: '3' },
      { input: 'right()', expected: '[1, "a"]' },
    ],
  }),
);

test('a program that tampers with what is built in changes no verdict', async () => {
  const ran = await run(...tampered);
  const verdicts = ran.map(({ error, cases }, place) => ({
    tampering: TAMPERING[place],
    error,
    cases: cases.map(({ actual, passed }) => [actual, passed]),
  }));
  const cases = [
    ['[1, "a"]', true],
    ['[0]', false],
    [null, false],
    ['[1, "a"]', true],
  ];
  expect(verdicts).toEqual(TAMPERING.map((tampering) => ({ tampering, error: null, cases })));
});

const SLEEP = 'const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));';

test('what a case promises is awaited, and waiting takes no time', async () => {
  const { error, printed, cases } = await runOne({
    source: `${SLEEP}
async function load(ms, value) { await sleep(ms); return [value, Date.now()]; }
setTimeout((...words) => console.log(...words, Date.now(), performance.now()), 1500, 'late');
console.log('early', new Date().getTime());`,
    cases: [
      { input: 'load(60_000, "a")', expected: '["a", 60000]' },
      { input: 'Promise.all([load(20, 1), load(10, 2)])', expected: '[[1, 20], [2, 10]]' },
      { input: 'Promise.reject(new TypeError("no"))', expected: '1' },
      { input: 'Promise.reject("no").catch((reason) => reason)', expected: '"no"' },
      { input: '({ then(resolve) { resolve([Date.now()]); } })', expected: '[0]' },
      {
        input: '[new Date() instanceof Date, new Date(5).getTime(), typeof Date()]',
        expected: '[true, 5, "string"]',
      },
      { input: 'await load(1)', expected: '1' },
    ],
  });
  expect(error).toBeNull();
  expect(printed).toBe('early 0\nlate 1500 1500\n');
  expect(cases.map(({ passed }) => passed)).toEqual([true, true, false, true, true, true, false]);
  expect(cases[2]?.error?.text).toBe('TypeError: no');
  expect(cases[6]?.error?.type).toBe('SyntaxError');
});

test('timers come in their order, until they are cleared', async () => {
  const { cases } = await runOne({
    source: `${SLEEP}
function order(...delays) {
  const seen = [];
  for (const [index, delay] of delays.entries()) setTimeout(() => seen.push(index), delay);
  return sleep(1000).then(() => seen);
}
async function ticks(count) {
  const seen = [];
  const id = setInterval(() => { seen.push(Date.now()); if (seen.length === count) clearInterval(id); }, 20);
  await sleep(1000);
  return seen;
}
async function cleared() {
  let seen = 0;
  clearTimeout(setTimeout(() => { seen = 1; }, 5));
  clearTimeout();
  const other = setTimeout(() => { seen = 2; }, 20);
  setTimeout(() => clearTimeout(other), 10);
  await sleep(30);
  return seen;
}
async function turns() {
  const seen = [];
  setTimeout(() => { seen.push(1); Promise.resolve().then(() => seen.push(2)); });
  setTimeout(() => seen.push(3), 0);
  Promise.resolve().then(() => seen.push(0));
  await sleep(0);
  return seen;
}`,
    cases: [
      { input: 'order(30, 10, 20, 10, 0, -5, undefined)', expected: '[4, 5, 6, 1, 3, 2, 0]' },
      {
        input:
          'order(...Array.from({ length: 500 }, (_, i) => (i * 7) % 500)).then((seen) => seen.every((one, i) => (one * 7) % 500 === i))',
        expected: 'true',
      },
      { input: 'ticks(3)', expected: '[20, 40, 60]' },
      { input: 'cleared()', expected: '0' },
      { input: 'turns()', expected: '[0, 1, 2, 3]' },
      { input: 'setTimeout("eval")', expected: '1' },
    ],
  });
  expect(cases.map(({ passed }) => passed)).toEqual([true, true, true, true, true, false]);
  expect(cases[5]?.error?.text).toBe('TypeError: setTimeout takes a function.');
});

test('nothing of a case is left to the next one', async () => {
  const { cases } = await runOne({
    source: `${SLEEP}
let seen = 0;
let release = () => {};
const forEver = () => { setInterval(() => { seen += 1; }, 1); };
const held = () => new Promise((resolve) => { release = resolve; });`,
    cases: [
      { input: '(forEver(), sleep(5))', expected: 'undefined' },
      { input: 'sleep(100).then(() => seen)', expected: '4' },
      { input: 'held()', expected: '1' },
      { input: '(release(1), sleep(5).then(() => Date.now()))', expected: '5' },
      { input: '(setTimeout(() => { throw new Error("late"); }, 1), 1)', expected: '1' },
      { input: 'seen', expected: '4' },
    ],
  });
  expect(cases.map(({ passed }) => passed)).toEqual([true, true, false, true, true, true]);
  expect(cases[2]?.error).toEqual({
    type: 'Unsettled promise',
    text: expect.stringContaining('nothing is left to settle'),
    line: null,
  });
});

test('what fails later fails its own case, if nobody handles it', async () => {
  const { cases } = await runOne({
    source: `${SLEEP}
function late() {
  setTimeout(() => {
    null.x;
  }, 5);
  return sleep(10);
}
async function lost() { throw new Error('lost'); }
async function handled() {
  const failing = lost();
  await sleep(5);
  return failing.catch(({ message }) => message);
}`,
    cases: [
      { input: 'late()', expected: 'undefined' },
      { input: '(lost(), 1)', expected: '1' },
      { input: '(lost(), new Promise(() => {}))', expected: '1' },
      { input: 'handled()', expected: '"lost"' },
    ],
  });
  expect(cases.map(({ error }) => [error?.type, error?.line])).toEqual([
    ['TypeError', 4],
    ['Error', 8],
    ['Error', 8],
    [undefined, undefined],
  ]);
});

test('a program that never ends is stopped', async () => {
  const endless = [
    '(function again() { Promise.resolve().then(again); })()',
    'setInterval(() => {}, 1)',
    '(function again() { setTimeout(again); })()',
  ];
  const programs = endless.map((source) => ({ source, cases: [{ input: '1', expected: '1' }] }));
  const ran = await runWithin(500, ...programs);
  expect(ran.map(({ stopped, cases }) => [stopped, cases])).toEqual(endless.map(() => [true, []]));
});

/** Wrong programs that try to pass by what awaits them. */
const FORGERIES = [
  'Promise.prototype.then = function (settle) { settle("3"); return this; };',
  'Promise.resolve = () => 3; Reflect.construct = () => 3; Promise = function () { return { then: (settle) => settle(3) }; };',
  'setTimeout = (settle) => settle(3);',
  'Object.prototype.waits = true; Object.prototype.actual = "3"; Object.prototype.handled = true;',
];

test('a promise is judged by what it comes to, whatever a program forges', async () => {
  const programs = FORGERIES.map((forgery) => ({
    source: `${forgery}
async function wrong() { return 4; }
async function right() { return 3; }`,
    cases: [
      { input: 'wrong()', expected: '3' },
      { input: 'right()', expected: '3' },
    ],
  }));
  const ran = await run(...programs);
  expect(ran.map(({ cases }) => cases[0]?.passed)).toEqual(FORGERIES.map(() => false));
});

test('a value cannot read what is expected of it, nor fail the harness', async () => {
  const { cases } = await runOne({
    source: `const hostile = new Proxy({}, {
  get() { throw new Error('no'); }, ownKeys() { throw 1; }, getPrototypeOf() { throw 2; },
});
function thrown() { const error = new Error('x'); Object.defineProperty(error, 'message', { get() { throw 3; } }); throw error; }`,
    cases: [
      { input: 'hostile', expected: '1' },
      { input: 'thrown()', expected: '1' },
      { input: '(() => { throw hostile })()', expected: '1' },
      { input: '{ __proto__: [] }', expected: '[]' },
    ],
  });
  expect(cases).toHaveLength(4);
  expect(cases.every(({ passed }) => !passed)).toBe(true);
});

/** What a right program may do to names that its cases use, and to JavaScript itself. */
const MEDDLING = [
  'const Array = null, JSON = null, Math = {}, Set = undefined',
  'function values() { return 5; } const linked = 5; class ListNode {}',
  'Array.prototype.sort = Array.prototype.map = Array.prototype.every = function () { return this; }',
  'Array.from = Array.isArray = JSON.stringify = Math.max = () => 7',
  'delete Array.prototype.map; delete Set.prototype.has; delete globalThis.JSON',
  'Object.defineProperty(Array.prototype, "map", { get() { throw 1; }, configurable: true })',
  'Array.prototype[Symbol.iterator] = function* () {}; Object.prototype.toString = () => "x"',
  'Object.defineProperty(Object.prototype, "value", { get() { throw 1; }, set() { throw 1; } })',
];

test('cases use names and methods of their own, whatever a right program does to them', async () => {
  const programs = MEDDLING.map((meddling): Program => {
    const own = `const keep = [].concat.bind([]); ${meddling};
function groups(words) { const all = {}; for (let i = 0; i < words.length; i += 1) { const word = words[i]; all[word.length] = keep(all[word.length] ?? [], word); } return keep([all[2]], [all[1]]); }
function none() { return [[9]]; }`;
    return {
      support: `class ListNode { constructor(val, next) { this.val = val; this.next = next; } }
function linked(items) { return items.reduceRight((next, item) => new ListNode(item, next), null); }
function values(node) { const found = []; for (let at = node; at; at = at.next) found.push(at.val); return found; }`,
      source: own,
      cases: [
        {
          input: 'groups(["b", "aa", "a"]).map((one) => one.sort()).sort()',
          expected: '[["a", "b"], ["aa"]]',
        },
        {
          input: 'JSON.stringify(Array.from(new Set(groups(["b", "aa"]).flat())))',
          expected: '"[\\"aa\\",\\"b\\"]"',
        },
        { input: 'values(linked([1, 2]))', expected: '[1, 2]' },
        { input: 'none().map((one) => one.sort()).sort()', expected: '[["a", "b"], ["aa"]]' },
      ],
    };
  });
  const ran = await run(...programs);
  const verdicts = ran.map(({ error, cases }, place) => ({
    meddling: MEDDLING[place],
    error,
    passed: cases.map(({ passed }) => passed),
  }));
  const passed = [true, true, true, false];
  expect(verdicts).toEqual(MEDDLING.map((meddling) => ({ meddling, error: null, passed })));
});

/** Answers that are written like `[1, 2]`, and aren't. */
const LOOKALIKES = {
  'new Proxy([1, 2], {})': 'is a Proxy',
  'new (class List extends Array {})(1, 2)': 'is an object of the class List',
  'Object.defineProperty([1, 2], 0, { get: () => 1, enumerable: true })': 'holds a getter, 0',
  'Object.setPrototypeOf([1, 2], { constructor: Array })': 'is an object of the class Array',
  '[1, () => 2]': 'holds a function',
  '[new (class Pair {})(), 2]': 'holds an object of the class Pair',
  'Object.create({})': "is an object that isn't plain",
  '[new Proxy({}, {})]': 'is a Proxy',
};

test('an answer that is only written like the expected one is refused, with the reason', async () => {
  const programs = Object.keys(LOOKALIKES).map((answer) => ({
    source: `const answer = () => ${answer};`,
    cases: [{ input: 'answer()', expected: '[1, 2]' }],
  }));
  const ran = await run(...programs);
  expect(ran.map(({ cases }) => cases)).toMatchObject(
    Object.values(LOOKALIKES).map((text) => [
      {
        passed: false,
        actual: null,
        error: { type: 'Wrong type', text: `Wrong type: the answer ${text}.` },
      },
    ]),
  );
});
