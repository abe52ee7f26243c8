/** What something was over time: the value at each place holds from the step at that place on. */
export interface History<T> {
  steps: number[];
  values: T[];
}

export const newHistory = <T>(): History<T> => ({ steps: [], values: [] });

/** Steps are added in ascending order. */
export function add<T>({ steps, values }: History<T>, step: number, value: T): void {
  steps.push(step);
  values.push(value);
}

/** The value at a step; undefined before the first one. */
export function valueAt<T>({ steps, values }: History<T>, step: number): T | undefined {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle] ?? 0) <= step) low = middle + 1;
    else high = middle;
  }
  return values[low - 1];
}

/** A plain value as Python writes it, or the number of an object. */
export type Value = string | number;

/** An object at one step. */
export interface Thing {
  kind: 'list' | 'set' | 'dict' | 'object';
  /** Name of its type, such as deque. */
  type: string;
  /** Names of attributes, or keys of a dictionary; none for lists and sets. */
  keys: readonly Value[];
  values: readonly Value[];
  /** How many values it has; a long one isn't recorded in full. */
  count: number;
}

/** A call of a function; the outermost one stands for the top level of the program. */
export interface Call {
  name: string;
  /** By name; null once it has been deleted. */
  variables: Map<string, History<Value | null>>;
  lines: History<number | null>;
}

/** Calls under way, the innermost first. */
export interface Stack {
  call: Call;
  outer: Stack | null;
  depth: number;
}

export interface Step {
  /** Before a line runs, or when a call yields, returns or raises an error, or at the end of it all. */
  kind: 'line' | 'yield' | 'return' | 'raise' | 'end';
  line: number | null;
  /** What is yielded, returned or raised. */
  value: Value | undefined;
  stack: Stack;
  /** How much of the output has been printed. */
  printed: number;
}

/**
 * A program's run, step by step. Each variable and each object knows its own history, so any step is as quick to show
 * as the next one.
 */
export interface Recording {
  steps: readonly Step[];
  objects: ReadonlyMap<number, History<Thing>>;
  output: string;
  /** Whether the program went on after the last step. */
  cut: boolean;
}

/** A recording at one of its steps. */
export interface Moment {
  recording: Recording;
  index: number;
  step: Step;
}

export function momentAt(recording: Recording, index: number): Moment | null {
  const step = recording.steps[index];
  return step ? { recording, index, step } : null;
}

export const thingAt = ({ recording, index }: Moment, number: number): Thing | undefined => {
  const history = recording.objects.get(number);
  return history && valueAt(history, index);
};

/** The thing that a value refers to, unless it's plain. */
export const thingOf = (moment: Moment, value: Value): Thing | undefined =>
  typeof value === 'number' ? thingAt(moment, value) : undefined;

/** As many inner calls as trace.py looks into. */
const SHOWN_CALLS = 20;

/** The innermost calls and the top level, with the number of those between that are left out. */
export function callsAt({ step }: Moment): { calls: Stack[]; leftOut: number } {
  const calls: Stack[] = [];
  let { stack } = step;
  while (stack.outer && calls.length < SHOWN_CALLS) {
    calls.push(stack);
    stack = stack.outer;
  }
  const leftOut = stack.depth;
  while (stack.outer) stack = stack.outer;
  return { calls: [...calls, stack], leftOut };
}

export const lineOf = (call: Call, { index }: Moment): number | null =>
  valueAt(call.lines, index) ?? null;

/** What a call's variables hold, in the order in which they got their first values. */
export const variablesOf = (call: Call, { index }: Moment): [name: string, value: Value][] =>
  [...call.variables].flatMap(([name, history]) => {
    const value = valueAt(history, index) ?? null;
    return value === null ? [] : [[name, value] as [string, Value]];
  });
