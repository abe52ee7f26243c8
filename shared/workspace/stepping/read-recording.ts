import {
  add,
  type Call,
  type History,
  newHistory,
  type Recording,
  type Stack,
  type Step,
  type Thing,
  type Value,
} from './recording.ts';

/** The bounds of trace.py; a recording beyond them is forged. */
const LONGEST = 2_100_000;
const MOST_STEPS = 10_000;
const MOST_PARTS = 100;
/** A name of 80 characters and a sign that says it's cut. */
const LONGEST_NAME = 81;
/** Five texts of 80 characters, each of which may be written with ten. */
const LONGEST_VALUE = 5_000;

/**
 * What the job has given, or null: it comes from the program's worker, which may forge it, so it's read as what it
 * should be or not at all.
 *
 * A recording is {cut, steps}. A step says what has changed since the one before:
 * - kind, line, values: what happens now, where and with which value
 * - keep, calls: how many calls stay, from the outermost on, and the names of those that come on top
 * - variables: [place of the call, name, value], without value if it's gone
 * - objects: [number, kind, type, parts, count]; parts of dictionaries and objects are pairs
 * - printed: what was printed
 *
 * What is empty is left out.
 */
export function readRecording(text: string): Recording | null {
  if (text.length > LONGEST) return null;
  try {
    const { cut, steps } = fields(JSON.parse(text));
    const reader = createReader();
    for (const step of list(steps, MOST_STEPS)) reader.read(fields(step));
    return { ...reader.recording(), cut: cut === true };
  } catch {
    return null;
  }
}

function createReader() {
  const top: Stack = { call: newCall(''), outer: null, depth: 0 };
  const steps: Step[] = [];
  const objects = new Map<number, History<Thing>>();
  const printed: string[] = [];
  let length = 0;
  let stack = top;
  return {
    read(step: Fields) {
      const index = steps.length;
      stack = pushed(retained(stack, number(step.keep)), list(step.calls).map(name));
      const line = step.line === null ? null : number(step.line);
      add(stack.call.lines, index, line);
      for (const one of list(step.variables)) setVariable(stack, top, index, list(one, 3));
      for (const one of list(step.objects)) {
        const [id, ...parts] = list(one, 5);
        const history = objects.get(number(id)) ?? newHistory<Thing>();
        add(history, index, thing(parts));
        objects.set(number(id), history);
      }
      const text = step.printed === undefined ? '' : string(step.printed, LONGEST);
      printed.push(text);
      length += text.length;
      const [result] = list(step.values, 1);
      steps.push({
        kind: kind(step.kind, STEP_KINDS),
        line,
        value: result === undefined ? undefined : value(result),
        stack,
        printed: length,
      });
    },
    recording: () => ({ steps, objects, output: printed.join('') }),
  };
}

const newCall = (named: string): Call => ({
  name: named,
  variables: new Map(),
  lines: newHistory(),
});

/** The outer calls that stay. */
function retained(stack: Stack, count: number): Stack {
  if (count < 1 || count > stack.depth + 1) forged();
  let left = stack;
  while (left.depth >= count && left.outer) left = left.outer;
  return left;
}

const pushed = (stack: Stack, names: readonly string[]) =>
  names.reduce<Stack>(
    (outer, called) => ({ call: newCall(called), outer, depth: outer.depth + 1 }),
    stack,
  );

function setVariable(stack: Stack, top: Stack, index: number, [at, named, given]: unknown[]) {
  const place = number(at);
  let owner: Stack | null = place === 0 ? top : stack;
  while (owner && owner.depth > place) owner = owner.outer;
  if (owner?.depth !== place) return forged();
  const { variables } = owner.call;
  const history = variables.get(name(named)) ?? newHistory<Value | null>();
  add(history, index, given === undefined ? null : value(given));
  variables.set(name(named), history);
}

function thing([looks, type, given, count]: unknown[]): Thing {
  const parts = list(given, MOST_PARTS);
  const shown = { kind: kind(looks, THING_KINDS), type: name(type), count: number(count) };
  if (shown.kind === 'list' || shown.kind === 'set')
    return { ...shown, keys: [], values: parts.map(value) };
  const pairs = parts.map((pair) => list(pair, 2));
  return {
    ...shown,
    keys: pairs.map(([key]) => value(key)),
    values: pairs.map(([, held]) => value(held)),
  };
}

const STEP_KINDS = ['line', 'yield', 'return', 'raise', 'end'] as const;
const THING_KINDS = ['list', 'set', 'dict', 'object'] as const;

type Fields = Record<string, unknown>;

function forged(): never {
  throw new TypeError('This is no recording.');
}

const fields = (given: unknown): Fields =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? (given as Fields)
    : forged();

function list(given: unknown, most = Number.POSITIVE_INFINITY): unknown[] {
  if (given === undefined) return [];
  return Array.isArray(given) && given.length <= most ? given : forged();
}

const string = (given: unknown, longest: number) =>
  typeof given === 'string' && given.length <= longest ? given : forged();

const number = (given: unknown) =>
  Number.isSafeInteger(given) && Number(given) >= 0 ? Number(given) : forged();

const name = (given: unknown) => string(given, LONGEST_NAME);

const value = (given: unknown): Value =>
  typeof given === 'number' ? number(given) : string(given, LONGEST_VALUE);

const kind = <Kind extends string>(given: unknown, kinds: readonly Kind[]): Kind =>
  kinds.find((one) => one === given) ?? forged();
