import { type Moment, type Thing, thingOf, type Value } from './recording.ts';

/** Attributes by which nodes refer to each other. */
const LINKS = new Set(['next', 'prev', 'left', 'right', 'children', 'parent']);

/** Attributes that hold what a node is about. */
const CONTENTS = new Set(['val', 'value', 'data', 'key']);

export const attributeOf = ({ keys, values }: Thing, name: string): Value | undefined =>
  values[keys.indexOf(name)];

const has = (thing: Thing, name: string) => thing.kind === 'object' && thing.keys.includes(name);

/** A node of a linked list. */
export const isChainNode = (thing: Thing) => has(thing, 'next');

/** A node of a tree. */
export const isTreeNode = (thing: Thing) =>
  (has(thing, 'left') && has(thing, 'right')) || has(thing, 'children');

/** What a node shows: its value, or its other plain attributes by name; flags that are False aren't shown. */
export function faceOf({ keys, values }: Thing): string {
  const shown = keys.flatMap((key, place) => {
    const value = values[place];
    return LINKS.has(String(key)) || typeof value !== 'string'
      ? []
      : [[String(key), value] as const];
  });
  return shown
    .flatMap(([key, value]) => {
      if (value === 'True') return key;
      if (value === 'False' && !CONTENTS.has(key)) return [];
      return CONTENTS.has(key) || shown.length === 1 ? value : `${key} ${value}`;
    })
    .join(', ');
}

/** A child of a node, and how the node refers to it. */
export interface Child {
  by: string;
  /** Null for a missing child beside one that's there. */
  number: number | null;
}

/** The children of a tree's node, from left to right. */
export function childrenOf(moment: Moment, node: Thing): Child[] {
  const children = thingOf(moment, attributeOf(node, 'children') ?? 'None');
  if (children) {
    return children.values.flatMap((value, place) =>
      typeof value === 'number' ? [{ by: quotedLess(children.keys[place]), number: value }] : [],
    );
  }
  const sides = (['left', 'right'] as const).map((by) => {
    const value = attributeOf(node, by);
    return { by, number: typeof value === 'number' ? value : null };
  });
  return sides.some(({ number }) => number !== null) ? sides : [];
}

/** A key that is a text, as one would say it. */
const quotedLess = (key: Value | undefined) =>
  typeof key === 'string' ? key.replace(/^'/, '').replace(/'$/, '') : '';

/** The nodes of a linked list from one on, and the node that the last one leads back to, if there is one. */
export function chainFrom(moment: Moment, start: number): { nodes: number[]; back: number | null } {
  const nodes: number[] = [];
  const met = new Set<number>();
  let value: Value | undefined = start;
  while (typeof value === 'number' && !met.has(value)) {
    const thing: Thing | undefined = thingOf(moment, value);
    if (!thing || !isChainNode(thing)) break;
    met.add(value);
    nodes.push(value);
    value = attributeOf(thing, 'next');
  }
  return { nodes, back: typeof value === 'number' && met.has(value) ? value : null };
}

/** All nodes that one leads to, itself among them, by the links that are drawn. */
export function reachedFrom(moment: Moment, start: number): Set<number> {
  const met = new Set<number>();
  const waiting = [start];
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    const thing = thingOf(moment, number);
    if (!thing || met.has(number)) continue;
    met.add(number);
    if (isTreeNode(thing)) {
      for (const child of childrenOf(moment, thing))
        if (child.number !== null) waiting.push(child.number);
    } else if (isChainNode(thing)) {
      const next = attributeOf(thing, 'next');
      if (typeof next === 'number') waiting.push(next);
    }
  }
  return met;
}
