import type { Key } from 'react';
import type { Mark } from './cells.tsx';

/** A node of a tree. */
export interface Branch {
  key: Key;
  face: string;
  /** What refers to it. */
  names: readonly string[];
  mark?: Mark | undefined;
  /** From left to right; null for a missing child, whose room shows which of two is there. */
  children: readonly { by: string; branch: Branch | null }[];
}

/** A node and where it's drawn. */
export interface PlacedNode extends Omit<Branch, 'children'> {
  x: number;
  y: number;
  children: { by: string; node: PlacedNode }[];
}

interface TreeLayout {
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

/** Places the nodes of a tree: each level on its own line, and a parent in the middle above its children. */
export function layOutTree(root: Branch): TreeLayout {
  const nodes: PlacedNode[] = [];
  let columns = 0;
  const nextColumn = () => {
    columns += 1;
    return columns - 1;
  };
  const place = ({ children, ...branch }: Branch, level: number): PlacedNode => {
    const node: PlacedNode = { ...branch, x: 0, y: TOP + level * LEVEL, children: [] };
    nodes.push(node);
    const places = children.map(({ by, branch: child }) => {
      if (!child) return nextColumn();
      const placed = place(child, level + 1);
      node.children.push({ by, node: placed });
      return placed.x;
    });
    node.x = places.length > 0 ? middle(places) : nextColumn();
    return node;
  };
  place(root, 0);
  const letters = Math.max(
    ...nodes.map(({ face, names }) => Math.max(face.length, names.join(', ').length)),
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
