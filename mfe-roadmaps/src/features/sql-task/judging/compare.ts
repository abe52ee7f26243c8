import type { Column, Result, Value } from '../../../../postgres/protocol.ts';

/** How a result differs from the expected one. */
export type Difference =
  | { kind: 'none' }
  | { kind: 'columns'; expected: number; actual: number }
  | { kind: 'rows'; missing: Value[][]; extra: Value[][] }
  /** The rows are right and their order isn't; `place` is the first that is elsewhere, from 1. */
  | { kind: 'order'; place: number };

/** Compares two results: rows as often as they occur, and in order if that counts. Names of columns are no difference. */
export function compare(actual: Result, expected: Result, ordered: boolean): Difference {
  if (actual.columns.length !== expected.columns.length) {
    return {
      kind: 'columns',
      expected: expected.columns.length,
      actual: actual.columns.length,
    };
  }
  const extra = without(actual, expected);
  const missing = without(expected, actual);
  if (extra.length + missing.length > 0) return { kind: 'rows', missing, extra };
  if (!ordered) return { kind: 'none' };
  const wanted = expected.rows.map((row) => keyOf(row, expected.columns));
  const at = actual.rows.findIndex((row, index) => keyOf(row, actual.columns) !== wanted[index]);
  return at < 0 ? { kind: 'none' } : { kind: 'order', place: at + 1 };
}

/** The rows of one result that the other doesn't have, or has less often. */
function without(one: Result, other: Result): Value[][] {
  const counts = new Map<string, number>();
  for (const row of other.rows) {
    const key = keyOf(row, other.columns);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return one.rows.filter((row) => {
    const key = keyOf(row, one.columns);
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left <= 0;
  });
}

const keyOf = (row: readonly Value[], columns: readonly Column[]): string =>
  JSON.stringify(row.map((value, at) => (columns[at]?.isNumber ? withoutZeros(value) : value)));

/** A number as it's written with as few digits as possible: 8.40 is 8.4. */
function withoutZeros(value: Value): Value {
  if (!value?.includes('.') || value.includes('e')) return value;
  let end = value.length;
  while (value[end - 1] === '0') end -= 1;
  if (value[end - 1] === '.') end -= 1;
  return value.slice(0, end);
}
