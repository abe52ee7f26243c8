import type { Cell } from '../../drawing/index.ts';
import { formerOf } from '../changes.ts';
import type { Moment, Thing } from '../recording.ts';
import { cellText } from './cell-text.ts';

/** The values of a list, a set or a row, and which of them have changed. */
export function cellsOf(moment: Moment, number: number, { values }: Thing): Cell[] {
  const former = formerOf(moment, number);
  return values.map((value, place) => ({
    text: cellText(moment, value),
    ...(former && former.values[place] !== value && { mark: 'changed' }),
  }));
}
