import { chainFrom, childrenOf, faceOf, isChainNode, isTreeNode } from './node-shape.ts';
import { type Moment, type Thing, thingAt, type Value } from './recording.ts';

/** Longer texts are cut. */
const LONGEST = 240;

/**
 * A value in words: lists and the like as Python writes them, linked nodes as 1 → 2, trees as 1 (left 2, right 3). What
 * contains itself is written once; inside, it's “…”.
 */
export function valueText(moment: Moment, value: Value, longest = LONGEST): string {
  const text = createWriter(moment, longest).write(value, []);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Stops once enough has been written. */
function createWriter(moment: Moment, longest: number) {
  let left = longest;
  const write = (value: Value, within: readonly number[]): string => {
    if (left <= 0) return '…';
    if (typeof value === 'string') return put(value);
    const thing = thingAt(moment, value);
    if (!thing || within.includes(value)) return put('…');
    if (isTreeNode(thing)) return named(thing, within, tree(value, thing, [...within, value]));
    if (isChainNode(thing)) return named(thing, within, chain(value));
    return collection(thing, [...within, value]);
  };
  const put = (text: string) => {
    left -= text.length;
    return text;
  };
  const collection = (thing: Thing, within: readonly number[]) => {
    const [open, close] = bracketsOf(thing);
    const parts: string[] = [];
    for (const [place, value] of thing.values.entries()) {
      if (left <= 0) break;
      const key = thing.keys[place];
      const before = key === undefined ? '' : keyText(thing, key, within);
      parts.push(before + write(value, within));
    }
    if (thing.count > parts.length) parts.push('…');
    return put(open) + parts.join(', ') + put(close);
  };
  const keyText = (thing: Thing, key: Value, within: readonly number[]) =>
    thing.kind === 'object' ? put(`${key}=`) : `${write(key, within)}: `;
  const chain = (start: number) => {
    const { nodes, back } = chainFrom(moment, start);
    const faces = nodes.map((node) => face(node));
    if (back !== null) faces.push(`back to ${face(back)}`);
    return put(faces.join(' → '));
  };
  const tree = (number: number, node: Thing, within: readonly number[]): string => {
    const children = childrenOf(moment, node).flatMap(({ by, number: child }) => {
      const thing = child === null ? undefined : thingAt(moment, child);
      if (child === null || !thing) return [];
      const text = within.includes(child) ? '…' : tree(child, thing, [...within, child]);
      return by ? `${by} ${text}` : text;
    });
    return put(face(number)) + (children.length > 0 ? ` (${children.join(', ')})` : '');
  };
  const face = (number: number) => {
    const thing = thingAt(moment, number);
    return (thing && faceOf(thing)) || '·';
  };
  return { write };
}

/** Nodes say what they are, except within what is written already. */
const named = ({ type }: Thing, within: readonly number[], text: string) =>
  within.length === 0 ? `${type} ${text}` : text;

const brackets = new Map([
  ['list', ['[', ']']],
  ['tuple', ['(', ')']],
  ['set', ['{', '}']],
  ['dict', ['{', '}']],
]);

function bracketsOf({ kind, type, count }: Thing): readonly [string, string] {
  const [open = '', close = ''] = brackets.get(type) ?? brackets.get(kind) ?? [];
  if (type === kind || type === 'tuple') {
    if (type !== 'set' || count > 0) return [open, close];
  }
  return count > 0 ? [`${type}(${open}`, `${close})`] : [`${type}(`, ')'];
}
