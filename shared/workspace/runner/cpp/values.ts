// Taken once: cases do this a million times, and look names up more slowly.
const { isArray } = Array;
const { entries } = Object;
const { stringify } = JSON;

/** A class of nodes, such as ListNode. */
export type NodeClass = new () => Record<string, unknown>;

/** What a call has come to: its result, and arguments and nodes as far as it has changed them. */
export interface Answer {
  result?: unknown;
  changed?: readonly unknown[];
  nodes?: readonly Record<string, unknown>[] | null;
}

/**
 * Values as the driver reads and writes them: JSON, with nodes as positions in a table of all nodes that a call
 * reaches.
 * @param Node their class; null if there are none
 */
export function valuesOf(Node: NodeClass | null) {
  const isNode = (value: unknown): value is Record<string, unknown> =>
    Node !== null && value instanceof Node;

  /** The texts of arrays, with what they held: cases send ten thousand calls about the same large one. */
  const known = new WeakMap<unknown[], { items: unknown[]; text: string }>();

  function write(value: unknown): string {
    if (!isArray(value)) return stringify(value);
    const before = known.get(value);
    if (before && isEqual(before.items, value)) return before.text;
    const text = stringify(value);
    known.set(value, { items: copyOf(value), text });
    return text;
  }

  /** The texts of what a call is given, and its nodes with theirs. */
  function written(given: readonly unknown[]) {
    if (!Node) return { nodes: [], table: '[]', texts: given.map(write) };
    const nodes: Record<string, unknown>[] = [];
    const positions = new Map<unknown, number>();
    const text = (value: unknown): string => {
      if (isArray(value)) return `[${value.map(text)}]`;
      if (!isNode(value)) return stringify(value);
      let position = positions.get(value);
      if (position === undefined) {
        position = nodes.push(value) - 1;
        positions.set(value, position);
      }
      return `{"node":${position}}`;
    };
    const texts = given.map(text);
    const table: string[] = [];
    // The loop also meets what is found meanwhile.
    for (const node of nodes) {
      const fields = entries(node).map(([name, value]) => `"${name}":${text(value)}`);
      table.push(`{${fields}}`);
    }
    return { nodes, table: `[${table}]`, texts };
  }

  /** Does to arguments and nodes what the call has done to them. @returns its result */
  function applied(answer: Answer, given: readonly unknown[], nodes: Record<string, unknown>[]) {
    const revive = (value: unknown): unknown => {
      if (isArray(value)) return value.map(revive);
      const place = (value as { node?: number } | null)?.node;
      return place === undefined ? value : nodes[place];
    };
    const changed = answer.nodes ?? [];
    while (Node && nodes.length < changed.length) nodes.push(new Node());
    changed.forEach((fields, index) => {
      for (const [field, value] of entries(fields)) {
        (nodes[index] as Record<string, unknown>)[field] = revive(value);
      }
    });
    for (const [index, array] of given.entries()) {
      if (isArray(array)) fill(array, revive(answer.changed?.[index]));
    }
    const result = revive(answer.result);
    // C++ doesn't know whether a result is the array that was given, so it is if it's equal.
    if (!isArray(result)) return result;
    const alike = given.filter((value) => isArray(value) && value.length === result.length);
    const text = stringify(answer.result);
    return alike.find((value) => write(value) === text) ?? result;
  }

  return { written, applied };
}

/** With the arrays in it. */
const copyOf = (items: readonly unknown[]): unknown[] =>
  items.map((item) => (isArray(item) ? copyOf(item) : item));

/** Half a nanosecond for each item: of 100,000, they may be asked for ten thousand times. */
function isEqual(before: readonly unknown[], now: readonly unknown[]): boolean {
  const { length } = before;
  if (length !== now.length) return false;
  for (let index = 0; index < length; index += 1) {
    if (before[index] !== now[index] && !areEqualArrays(before[index], now[index])) return false;
  }
  return true;
}

const areEqualArrays = (one: unknown, other: unknown) =>
  isArray(one) && isArray(other) && isEqual(one, other);

/** Changes an array in place. */
function fill(array: unknown[], value: unknown): void {
  if (!isArray(value)) return;
  array.length = value.length;
  value.forEach((item, index) => {
    const before = array[index];
    if (isArray(before) && isArray(item)) fill(before, item);
    else array[index] = item;
  });
}
