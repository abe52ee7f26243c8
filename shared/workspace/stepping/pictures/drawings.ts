import type { Variable } from '../changes.ts';
import { isChainNode, isTreeNode, reachedFrom } from '../node-shape.ts';
import { type Moment, type Thing, thingAt } from '../recording.ts';

export type Look = 'list' | 'set' | 'dict' | 'object' | 'matrix' | 'chain' | 'tree';

/** An object that gets a picture. */
export interface Drawing {
  number: number;
  thing: Thing;
  look: Look;
  /** How the program calls it, such as numbers or self.root: more than one if they are the same object. */
  names: string[];
}

/** Names of the objects that variables refer to, by number. */
export type Names = ReadonlyMap<number, readonly string[]>;

/** More are left out, as nobody could take them in. */
const MOST = 12;

/**
 * The objects to draw. An object that belongs to no structure is opened, so its attributes are drawn as self.root; a
 * node is drawn as part of the structure that leads to it.
 */
export function drawingsOf(moment: Moment, variables: readonly Variable[]) {
  const names = new Map<number, string[]>();
  const name = (number: number, text: string) =>
    names.set(number, [...(names.get(number) ?? []), text]);
  for (const { name: variable, value } of variables) {
    if (typeof value !== 'number') continue;
    name(value, variable);
    const thing = thingAt(moment, value);
    if (!thing || lookOf(moment, thing) !== 'object') continue;
    for (const [place, held] of thing.values.entries())
      if (typeof held === 'number') name(held, `${variable}.${thing.keys[place]}`);
  }
  const drawings = [...names].flatMap(([number, called]): Drawing[] => {
    const thing = thingAt(moment, number);
    return thing ? [{ number, thing, look: lookOf(moment, thing), names: called }] : [];
  });
  return { names: names as Names, drawings: withoutParts(moment, drawings).slice(0, MOST) };
}

function lookOf(moment: Moment, thing: Thing): Look {
  if (isTreeNode(thing)) return 'tree';
  if (isChainNode(thing)) return 'chain';
  return thing.kind === 'list' && isMatrix(moment, thing) ? 'matrix' : thing.kind;
}

/** A list of lists of plain values. */
const isMatrix = (moment: Moment, { values }: Thing) =>
  values.length > 0 &&
  values.every((row) => {
    const thing = typeof row === 'number' ? thingAt(moment, row) : undefined;
    return thing?.kind === 'list' && thing.values.every((cell) => typeof cell === 'string');
  });

/** Without nodes that another one leads to; in a circle, the first one counts. */
function withoutParts(moment: Moment, drawings: readonly Drawing[]): Drawing[] {
  const nodes = drawings.filter(({ look }) => look === 'chain' || look === 'tree');
  const reached = new Map(nodes.map(({ number }) => [number, reachedFrom(moment, number)]));
  const leads = (from: number, to: number) => reached.get(from)?.has(to) ?? false;
  return drawings.filter(({ number }) => {
    const at = nodes.findIndex((node) => node.number === number);
    return !nodes.some(
      (other, place) =>
        other.number !== number &&
        leads(other.number, number) &&
        (place < at || !leads(number, other.number)),
    );
  });
}
