import type { ContentRow } from './content.ts';

const LAST_NUMBER = 10_000;

/**
 * Numbers for the entries of a list in a new order: the numbers that they have, each at least one more than the
 * one before, so that few change and gaps stay.
 */
export function numbersFor(own: number[]): number[] {
  let last = 0;
  const numbers = own
    .toSorted((one, other) => one - other)
    .map((number) => {
      last = Math.max(number, last + 1);
      return last;
    });
  return last <= LAST_NUMBER ? numbers : own.map((_, at) => at + 1);
}

export const numberOf = ({ columns }: ContentRow) => columns.sequence_number as number;

export const withNumber = ({ id, columns }: ContentRow, sequence_number: number): ContentRow => ({
  id,
  columns: { ...columns, sequence_number },
});

/** Rows of a list in their new order: those whose number changes. */
export function renumbered(rows: ContentRow[]): ContentRow[] {
  const numbers = numbersFor(rows.map(numberOf));
  return rows.flatMap((row, at) => {
    const number = numbers[at] ?? numberOf(row);
    return number === numberOf(row) ? [] : [withNumber(row, number)];
  });
}
