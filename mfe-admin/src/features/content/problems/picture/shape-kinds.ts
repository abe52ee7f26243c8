import type { PictureShape } from '@site/shared/contracts/practice';

type Kind = PictureShape['shape'];

interface ShapeKind<Of extends Kind> {
  name: string;
  /** With every field of the kind, to be changed or deleted. */
  example: PictureShape & { shape: Of };
}

const row = { cells: [4, 7, 9], marked: [1], faded: [2] };

/** The kinds of shapes, in menu order. */
export const shapeKinds: { [Of in Kind]: ShapeKind<Of> } = {
  array: {
    name: 'Array',
    example: { shape: 'array', name: 'values', ...row, pointers: { left: 0, right: 2 } },
  },
  stack: {
    name: 'Stack',
    example: { shape: 'stack', name: 'stack', ...row, pointers: { min: 0 } },
  },
  queue: {
    name: 'Queue',
    example: { shape: 'queue', name: 'queue', ...row, pointers: { next: 1 } },
  },
  grid: {
    name: 'Grid',
    example: {
      shape: 'grid',
      name: 'ways',
      rows: [
        [1, 1, 1],
        [1, 2, ''],
      ],
      row_labels: ['a', 'b'],
      column_labels: [0, 1, 2],
      marked: [[1, 1]],
      faded: [[0, 2]],
    },
  },
  tree: {
    name: 'Binary tree',
    example: {
      shape: 'tree',
      name: 'tree',
      nodes: [4, 2, 7, 1, null, 6],
      marked: [2],
      faded: [3],
      pointers: { node: 2 },
    },
  },
  branches: {
    name: 'Tree with any branches',
    example: {
      shape: 'branches',
      name: 'words',
      nodes: [
        { value: '' },
        { value: 'c', parent: 0, by: 'c' },
        { value: 'ca', parent: 1, by: 'a', look: 'marked' },
        { value: 'co', parent: 1, by: 'o', look: 'faded' },
      ],
    },
  },
  graph: {
    name: 'Graph',
    example: {
      shape: 'graph',
      name: 'roads',
      directed: true,
      nodes: [
        { name: 'a', at: [0, 0], note: '0', look: 'marked' },
        { name: 'b', at: [1, 0], note: '4' },
        { name: 'c', at: [1, 1], look: 'faded' },
      ],
      edges: [
        { from: 'a', to: 'b', weight: 4, look: 'marked' },
        { from: 'b', to: 'c', weight: 2 },
      ],
    },
  },
  'linked-list': {
    name: 'Linked list',
    example: {
      shape: 'linked-list',
      name: 'head',
      nodes: [1, 2, 3],
      marked: [1],
      faded: [0],
      pointers: { slow: 1, fast: 2 },
      doubly: false,
      back_to: 1,
    },
  },
  map: {
    name: 'Map',
    example: {
      shape: 'map',
      name: 'position_of',
      entries: [
        [2, 0],
        [7, 1],
      ],
      marked: [1],
      faded: [0],
    },
  },
  bars: {
    name: 'Bars',
    example: {
      shape: 'bars',
      name: 'heights',
      heights: [3, 0, 2],
      filled: [0, 2, 0],
      marked: [1],
      faded: [2],
      pointers: { left: 0, right: 2 },
    },
  },
  intervals: {
    name: 'Intervals',
    example: {
      shape: 'intervals',
      name: 'meetings',
      intervals: [
        { from: 1, to: 4, text: 'kept', row: 0, look: 'marked' },
        { from: 3, to: 6, text: 'removed', row: 1, look: 'faded' },
      ],
    },
  },
};

export const isKind = (value: unknown): value is Kind =>
  typeof value === 'string' && Object.hasOwn(shapeKinds, value);

/** What the kind of a shape is called; undefined if it has none yet. */
export function kindIn(shape: unknown): string | undefined {
  if (typeof shape !== 'object' || shape === null || !('shape' in shape)) return undefined;
  return isKind(shape.shape) ? shapeKinds[shape.shape].name : undefined;
}
