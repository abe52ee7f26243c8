import * as z from 'zod/mini';
import { exactly } from '../composition/content-fields.ts';
import {
  called,
  listOf,
  type Marks,
  marksAt,
  places,
  pointers,
  position,
  positions,
  value,
} from './picture-fields.ts';

/** Shapes of a picture that are made of cells. */

export const row = exactly({
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
export const grid = exactly({
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

export const linkedList = exactly({
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

export const map = exactly({
  shape: z.literal('map'),
  ...called,
  entries: z
    .array(z.tuple([value, value], 'must be a key and its value'), 'must be a list of entries')
    .check(z.maxLength(16, 'must have at most 16 entries')),
  marked: positions,
  faded: positions,
}).check(...marksAt<Marks & { entries: unknown[] }>(({ entries }, at) => at < entries.length));
