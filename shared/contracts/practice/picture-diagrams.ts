import * as z from 'zod/mini';
import { exactly, noneTwice } from '../composition/content-fields.ts';
import {
  called,
  listOf,
  look,
  type Marks,
  marksAt,
  pairOf,
  pointers,
  position,
  positions,
  size,
  value,
  word,
} from './picture-fields.ts';

/** Shapes of a picture that are drawn with lines. */

/** A binary tree. */
export const tree = exactly({
  shape: z.literal('tree'),
  ...called,
  /** Level by level, null for a missing child; nothing stands for children of what is missing. */
  nodes: listOf(z.nullable(value), 'nodes', 40),
  marked: positions,
  faded: positions,
  pointers,
}).check(
  z.refine(
    ({ nodes }) =>
      nodes.every(
        (_, at) => at < 1 + 2 * nodes.slice(0, at).filter((node) => node !== null).length,
      ),
    { path: ['nodes'], error: 'must have two places for each node above, and no more' },
  ),
  ...marksAt<Marks & { nodes: unknown[] }>(({ nodes }, at) => (nodes[at] ?? null) !== null),
);

/** A tree whose nodes may have any number of children, such as a trie or calls. */
export const branches = exactly({
  shape: z.literal('branches'),
  ...called,
  /** The root, then each after its parent, and children from left to right. */
  nodes: listOf(
    exactly({
      value,
      parent: z.optional(position),
      /** How its parent leads to it. */
      by: z.optional(word),
      look,
    }),
    'nodes',
    40,
  ),
}).check(
  z.refine(
    ({ nodes }) =>
      nodes.every(({ parent }, at) =>
        at === 0 ? parent === undefined : parent !== undefined && parent < at,
      ),
    {
      path: ['nodes'],
      error: 'must begin with the root, and name a parent above for each other one',
    },
  ),
);

const node = exactly({
  name: word,
  /** Column and row, from the top left; given for all nodes, or for none: they then stand in a circle. */
  at: z.optional(pairOf(size, 'must be a column and a row')),
  /** What is known of it, such as a distance. */
  note: z.optional(word),
  look,
});
const edge = exactly({
  from: word,
  to: word,
  weight: z.optional(value),
  look,
});
export const graph = exactly({
  shape: z.literal('graph'),
  ...called,
  directed: z.optional(z.boolean('must be true or false')),
  nodes: listOf(node, 'nodes', 20).check(
    noneTwice(({ name }: { name: string }) => name, 'must have different names'),
    z.refine(
      (nodes) => new Set(nodes.map(({ at }) => at === undefined)).size === 1,
      'must have a place each, or none',
    ),
  ),
  edges: z
    .array(edge, 'must be a list of edges')
    .check(z.maxLength(40, 'must have at most 40 edges')),
}).check(
  z.refine(
    ({ nodes, edges }) => {
      const names = new Set(nodes.map(({ name }) => name));
      return edges.every(({ from, to }) => names.has(from) && names.has(to));
    },
    { path: ['edges'], error: 'must lead from a node to a node' },
  ),
);

export const bars = exactly({
  shape: z.literal('bars'),
  ...called,
  heights: listOf(size, 'heights', 16),
  /** What stands on each bar, such as water. */
  filled: z.optional(listOf(size, 'heights', 16)),
  marked: positions,
  faded: positions,
  pointers,
}).check(
  ...marksAt<Marks & { heights: unknown[] }>(({ heights }, at) => at < heights.length),
  z.refine(({ heights, filled }) => !filled || filled.length === heights.length, {
    path: ['filled'],
    error: 'must have one for each bar',
  }),
);

const interval = exactly({
  from: z.number('must be a number'),
  to: z.number('must be a number'),
  /** Its ends, if it isn't given. */
  text: z.optional(word),
  /** From 0; its place in the list, if it isn't given. */
  row: z.optional(position.check(z.maximum(11, 'must be 11 or less'))),
  look,
}).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be before from' }),
);
export const intervals = exactly({
  shape: z.literal('intervals'),
  ...called,
  intervals: listOf(interval, 'intervals', 12),
});
