import { CellTable, type Head } from '../../drawing/index.ts';
import { type Moment, type Thing, thingAt } from '../recording.ts';
import { cellsOf } from './cells.ts';
import type { Pointers } from './pointers.ts';

interface MatrixPictureProps {
  moment: Moment;
  thing: Thing;
  label: string;
  /** The variables that point to rows, and to columns. */
  rows: Pointers;
  columns: Pointers;
}

/** A list of lists as rows and columns. */
export function MatrixPicture({ moment, thing, label, rows, columns }: MatrixPictureProps) {
  const lists = thing.values.map((row) => {
    const list = typeof row === 'number' ? thingAt(moment, row) : undefined;
    return list && typeof row === 'number' ? cellsOf(moment, row, list) : [];
  });
  const width = Math.max(...lists.map(({ length }) => length));
  return (
    <CellTable
      label={`Rows of ${label}`}
      rows={lists}
      rowHeads={headsOf(lists.length, rows)}
      columnHeads={headsOf(width, columns)}
    />
  );
}

const headsOf = (count: number, pointers: Pointers): Head[] =>
  Array.from({ length: count }, (_, index) => ({
    text: String(index),
    names: pointers.get(index),
  }));
