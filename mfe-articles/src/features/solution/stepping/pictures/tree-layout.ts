import { formerOf } from '../changes.ts';
import { childrenOf, faceOf } from '../node-shape.ts';
import { type Moment, thingAt } from '../recording.ts';
import type { Names } from './drawings.ts';

/** A node of a tree and where it's drawn. */
export interface PlacedNode {
  number: number;
  face: string;
  /** The variables that refer to it. */
  names: readonly string[];
  changed: boolean;
  x: number;
  y: number;
  children: { node: PlacedNode; by: string }[];
}

export interface TreeLayout {
  /** Each before its children. */
  nodes: PlacedNode[];
  width: number;
  height: number;
  nodeWidth: number;
}

export const NODE_HEIGHT = 30;
const NARROWEST = 36;
const LETTER = 8;
const GAP = 12;
const LEVEL = 72;
const TOP = 20;
const LONGEST = 14;

/** Places the nodes of a tree: each level on its own line, and a parent in the middle above its children. */
export function layOutTree(moment: Moment, root: number, names: Names): TreeLayout {
  const nodes: PlacedNode[] = [];
  const met = new Set<number>();
  let columns = 0;
  const place = (number: number, level: number): PlacedNode | null => {
    const thing = thingAt(moment, number);
    if (!thing || met.has(number)) return null;
    met.add(number);
    const node: PlacedNode = {
      number,
      face: faceOf(thing).slice(0, LONGEST),
      names: names.get(number) ?? [],
      changed: formerOf(moment, number) !== undefined,
      x: 0,
      y: TOP + level * LEVEL,
      children: [],
    };
    nodes.push(node);
    // A missing child takes its room, so that an only child is seen to be the left or the right one.
    const places = childrenOf(moment, thing).map(({ by, number: child }) => {
      const placed = child === null ? null : place(child, level + 1);
      if (placed) node.children.push({ node: placed, by: isSide(by) ? '' : by });
      return placed?.x ?? nextColumn();
    });
    node.x = places.length > 0 ? middle(places) : nextColumn();
    return node;
  };
  const nextColumn = () => {
    columns += 1;
    return columns - 1;
  };
  place(root, 0);
  const letters = Math.max(
    ...nodes.map(({ face, names: called }) => Math.max(face.length, called.join(', ').length)),
  );
  const nodeWidth = Math.max(NARROWEST, letters * LETTER + GAP);
  const column = nodeWidth + GAP;
  for (const node of nodes) node.x = node.x * column + column / 2;
  return {
    nodes,
    nodeWidth,
    width: Math.max(1, columns) * column,
    height: Math.max(...nodes.map(({ y }) => y)) + NODE_HEIGHT + GAP,
  };
}

const middle = (places: readonly number[]) => (Math.min(...places) + Math.max(...places)) / 2;

/** Left and right are told by the place. */
const isSide = (by: string) => by === 'left' || by === 'right';
