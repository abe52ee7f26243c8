import { CellRow } from '../../drawing/index.ts';
import type { Moment, Thing } from '../recording.ts';
import { cellsOf } from './cells.ts';
import type { Pointers } from './pointers.ts';

interface ListPictureProps {
  moment: Moment;
  number: number;
  thing: Thing;
  /** Null for a set, which has no places. */
  pointers: Pointers | null;
}

/** Values side by side, with their indices and the variables that point to them. */
export const ListPicture = ({ moment, number, thing, pointers }: ListPictureProps) => (
  <CellRow
    cells={cellsOf(moment, number, thing)}
    numbered={pointers !== null}
    names={pointers ?? undefined}
  />
);
