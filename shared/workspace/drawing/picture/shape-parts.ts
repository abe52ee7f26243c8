import type { PictureShape } from '@site/shared/contracts/practice';
import type { Cell, Mark, Names } from '../cells.tsx';

/** A shape of one kind. */
export type ShapeOf<Kind extends PictureShape['shape']> = Extract<PictureShape, { shape: Kind }>;

/** Those that are drawn with lines. */
export type DiagramShape = ShapeOf<'tree' | 'branches' | 'graph' | 'bars' | 'intervals'>;

type Look = Extract<Mark, 'marked' | 'faded'>;

interface Marks<Place> {
  marked?: readonly Place[] | undefined;
  faded?: readonly Place[] | undefined;
}

/** How a place looks. */
export function lookAt<Place extends number | readonly number[]>(
  { marked = [], faded = [] }: Marks<Place>,
  place: Place,
): Look | undefined {
  const isAt = (other: Place) => String(other) === String(place);
  if (marked.some(isAt)) return 'marked';
  return faded.some(isAt) ? 'faded' : undefined;
}

/** Values as cells, each with its look. */
export const cellsOf = (values: readonly (number | string)[], marks: Marks<number>): Cell[] =>
  values.map((value, place) => ({ text: String(value), mark: lookAt(marks, place) }));

/** Pointers by the place at which they point. */
export function namesAt(pointers: Readonly<Record<string, number>> = {}): Names {
  const names = new Map<number, string[]>();
  for (const [name, place] of Object.entries(pointers))
    names.set(place, [...(names.get(place) ?? []), name]);
  return names;
}
