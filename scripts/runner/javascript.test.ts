import type { CaseResult, ProgramError } from '../../mfe-articles/runner/protocol.ts';
import { runCheck } from './run-check.ts';

interface Ran {
  error: ProgramError | null;
  cases: CaseResult[];
  printed: string;
}

interface Program {
  source: string;
  support?: string;
  cases?: { input: string; expected: string }[];
}

const run = (...programs: Program[]) =>
  runCheck<Ran>('run-javascript.mjs', JSON.stringify(programs));

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
    'Promise.resolve(1)': '[a promise: return the value itself]',
    'new (class Point { x = 1 })()': 'Point {"x": 1}',
    '(() => { const own = [1]; own.push(own); return own; })()': '[1, [circular]]',
    'Object.create(null)': '{}',
    '"text"': 'text',
  };
  expect(await printedOf(...Object.keys(values))).toEqual(Object.values(values));
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

test('a program finds no network, channel, timer, script or worker', async () => {
  const names =
    `fetch XMLHttpRequest WebSocket EventSource WebTransport importScripts Worker SharedWorker
    postMessage onmessage addEventListener dispatchEvent MessageChannel BroadcastChannel indexedDB caches navigator
    location self close setTimeout setInterval requestAnimationFrame crypto Blob URL FileReader WebAssembly
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
];

test.each(TAMPERING)('a program that does "%s" changes no verdict', async (tampering) => {
  const { error, cases } = await runOne({
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
  });
  expect(error).toBeNull();
  expect(cases.map(({ actual, passed }) => [actual, passed])).toEqual([
    ['[1, "a"]', true],
    ['[0]', false],
    [null, false],
    ['[1, "a"]', true],
  ]);
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
