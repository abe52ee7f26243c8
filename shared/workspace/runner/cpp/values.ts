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
    if (!Array.isArray(value) || Array.isArray(value[0])) return JSON.stringify(value);
    const before = known.get(value);
    if (before && before.items.length === value.length) {
      if (before.items.every((item, index) => item === value[index])) return before.text;
    }
    const text = JSON.stringify(value);
    known.set(value, { items: [...value], text });
    return text;
  }

  /** The texts of what a call is given, and its nodes with theirs. */
  function written(given: readonly unknown[]) {
    const nodes: Record<string, unknown>[] = [];
    const positions = new Map<unknown, number>();
    const refer = (_: string, value: unknown) => {
      if (!isNode(value)) return value;
      if (!positions.has(value)) positions.set(value, nodes.push(value) - 1);
      return { node: positions.get(value) };
    };
    const text = (value: unknown) => (Node ? JSON.stringify(value, refer) : write(value));
    const texts = given.map(text);
    const table: string[] = [];
    // The loop also meets what is found meanwhile.
    for (const node of nodes) table.push(text({ ...node }));
    return { nodes, table: `[${table}]`, texts };
  }

  /** Does to arguments and nodes what the call has done to them. @returns its result */
  function applied(answer: Answer, given: readonly unknown[], nodes: Record<string, unknown>[]) {
    const revive = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(revive);
      const place = (value as { node?: number } | null)?.node;
      return place === undefined ? value : nodes[place];
    };
    const changed = answer.nodes ?? [];
    while (Node && nodes.length < changed.length) nodes.push(new Node());
    changed.forEach((fields, index) => {
      for (const [field, value] of Object.entries(fields)) {
        (nodes[index] as Record<string, unknown>)[field] = revive(value);
      }
    });
    for (const [index, array] of given.entries()) {
      if (Array.isArray(array)) fill(array, revive(answer.changed?.[index]));
    }
    const result = revive(answer.result);
    // C++ doesn't know whether a result is the array that was given, so it is if it's equal.
    if (!Array.isArray(result)) return result;
    const alike = given.filter((value) => Array.isArray(value) && value.length === result.length);
    const text = JSON.stringify(answer.result);
    return alike.find((value) => write(value) === text) ?? result;
  }

  return { written, applied };
}

/** Changes an array in place. */
function fill(array: unknown[], value: unknown): void {
  if (!Array.isArray(value)) return;
  array.length = value.length;
  value.forEach((item, index) => {
    const before = array[index];
    if (Array.isArray(before) && Array.isArray(item)) fill(before, item);
    else array[index] = item;
  });
}
