import * as z from 'zod/mini';
import { contentLine, contentText, exactly, noneTwice, prose } from './content-fields.ts';

/**
 * `picture.json` of a DSA problem: the idea of its solution in a few frames. It says what is drawn and not how, so that
 * all pictures look alike. What is marked is what a frame is about, and what is faded no longer counts.
 */

const listOf = <T extends z.core.$ZodType>(entry: T, what: string, most: number) =>
  z
    .array(entry, `must be a list of ${what}`)
    .check(
      z.minLength(1, `must have at least one of its ${what}`),
      z.maxLength(most, `must have at most ${most} ${what}`),
    );

const value = z.union([z.number(), contentText(24)], {
  error: 'must be a number or a text of at most 24 characters',
});
const word = contentLine(24);
const position = z.int('must be a position, from 0').check(z.minimum(0, 'must be 0 or more'));
const size = z.number('must be a number').check(z.minimum(0, 'must be 0 or more'));
const positions = z.optional(listOf(position, 'positions', 40));
const pairOf = <T extends z.core.$ZodType>(entry: T, error: string) =>
  z.tuple([entry, entry], error);
const places = z.optional(
  listOf(pairOf(position, 'must be a row and a column, from 0'), 'places', 60),
);
/** Each with the place at which it points. */
const pointers = z.optional(z.record(word, position, 'must be an object with positions'));

/** What a shape is called, such as position_of. */
const called = { name: z.optional(contentLine(60)) };

const look = z.optional(z.enum(['marked', 'faded'], 'must be marked or faded'));

interface Marks {
  marked?: number[] | undefined;
  faded?: number[] | undefined;
  pointers?: Record<string, number> | undefined;
}
const markFields = ['marked', 'faded', 'pointers'] as const;

/** Marks and pointers are at something that's there. */
const marksAt = <T extends Marks>(isThere: (shape: T, place: number) => boolean) =>
  markFields.map((field) =>
    z.refine<T>((shape) => Object.values(shape[field] ?? []).every((at) => isThere(shape, at)), {
      path: [field],
      error: 'must have positions of what is there, from 0',
    }),
  );

const row = exactly({
  shape: z.enum(['array', 'stack', 'queue']),
  ...called,
  /** A stack from its bottom on, a queue from its front on. */
  cells: z
    .array(value, 'must be a list of values')
    .check(z.maxLength(24, 'must have at most 24 cells')),
  marked: positions,
  faded: positions,
  pointers,
}).check(...marksAt<Marks & { cells: unknown[] }>(({ cells }, at) => at < cells.length));

const labels = z.optional(listOf(value, 'labels', 14));
type Place = [number, number];
interface Rows {
  rows: (number | string)[][];
  marked?: Place[] | undefined;
  faded?: Place[] | undefined;
}
const inGrid = (field: 'marked' | 'faded') =>
  z.refine<Rows>(
    ({ rows, [field]: used = [] }) =>
      used.every(([at, column]) => rows[at]?.[column] !== undefined),
    { path: [field], error: 'must have rows and columns that are there, from 0' },
  );
const grid = exactly({
  shape: z.literal('grid'),
  ...called,
  /** '' for a cell that isn't filled. */
  rows: listOf(listOf(value, 'cells', 14), 'rows', 14),
  /** Indices, if they aren't given. */
  row_labels: labels,
  column_labels: labels,
  marked: places,
  faded: places,
}).check(
  z.refine(({ rows }) => rows.every(({ length }) => length === rows[0]?.length), {
    path: ['rows'],
    error: 'must have as many cells in each row',
  }),
  z.refine(({ rows, row_labels }) => !row_labels || row_labels.length === rows.length, {
    path: ['row_labels'],
    error: 'must have one for each row',
  }),
  z.refine(
    ({ rows, column_labels }) => !column_labels || column_labels.length === rows[0]?.length,
    {
      path: ['column_labels'],
      error: 'must have one for each column',
    },
  ),
  inGrid('marked'),
  inGrid('faded'),
);

/** A binary tree. */
const tree = exactly({
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
const branches = exactly({
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
const graph = exactly({
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

const linkedList = exactly({
  shape: z.literal('linked-list'),
  ...called,
  nodes: listOf(value, 'nodes', 16),
  marked: positions,
  faded: positions,
  pointers,
  /** Each node knows the one before it, too. */
  doubly: z.optional(z.boolean('must be true or false')),
  /** The node that the last one leads back to. */
  back_to: z.optional(position),
}).check(
  ...marksAt<Marks & { nodes: unknown[] }>(({ nodes }, at) => at < nodes.length),
  z.refine(({ nodes, back_to = 0 }) => back_to < nodes.length, {
    path: ['back_to'],
    error: 'must be the position of a node, from 0',
  }),
);

const map = exactly({
  shape: z.literal('map'),
  ...called,
  entries: z
    .array(z.tuple([value, value], 'must be a key and its value'), 'must be a list of entries')
    .check(z.maxLength(16, 'must have at most 16 entries')),
  marked: positions,
  faded: positions,
}).check(...marksAt<Marks & { entries: unknown[] }>(({ entries }, at) => at < entries.length));

const bars = exactly({
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
const intervals = exactly({
  shape: z.literal('intervals'),
  ...called,
  intervals: listOf(interval, 'intervals', 12),
});

const SHAPES =
  'array, stack, queue, grid, tree, branches, graph, linked-list, map, bars or intervals';
export const pictureShape = z.discriminatedUnion(
  'shape',
  [row, grid, tree, branches, graph, linkedList, map, bars, intervals],
  { error: `must be an object whose shape is ${SHAPES}` },
);
export type PictureShape = z.infer<typeof pictureShape>;

export const problemPicture = exactly({
  /** What can be seen. */
  title: contentLine(100),
  frames: listOf(
    exactly({
      /** What is seen in this frame, in words: for people who don't see it, too. */
      note: prose(400),
      shapes: listOf(pictureShape, 'shapes', 4),
    }),
    'frames',
    6,
  ),
});
export type ProblemPicture = z.infer<typeof problemPicture>;
