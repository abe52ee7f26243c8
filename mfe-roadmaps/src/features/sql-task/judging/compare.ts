import type { Column, Result, Value } from '../../../../postgres/protocol.ts';

/** How a result differs from the expected one. */
export type Difference =
  | { kind: 'none' }
  | { kind: 'columns'; expected: number; actual: number }
  /** The expected columns, in another order. */
  | { kind: 'places'; expected: readonly string[]; actual: readonly string[] }
  /** `type` is the first column whose values are of another kind, such as texts instead of dates. */
  | { kind: 'rows'; missing: Value[][]; extra: Value[][]; type: OtherType | null }
  /** The right rows in the wrong order; `position` is the first that differs, from 1. */
  | { kind: 'order'; position: number };

interface OtherType {
  column: string;
  expected: string;
  actual: string;
}

/** Compares two results as multisets of rows, or in order if `ordered`. Column names don't matter. */
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
  if (extra.length + missing.length > 0) {
    const names = { expected: namesOf(expected), actual: namesOf(actual) };
    if (hasReorderedColumns(actual, expected)) return { kind: 'places', ...names };
    return { kind: 'rows', missing, extra, type: otherType(actual, expected) };
  }
  if (!ordered) return { kind: 'none' };
  const expectedKeys = expected.rows.map((row) => keyOf(row, expected.columns));
  const at = actual.rows.findIndex(
    (row, index) => keyOf(row, actual.columns) !== expectedKeys[index],
  );
  return at < 0 ? { kind: 'none' } : { kind: 'order', position: at + 1 };
}

const namesOf = ({ columns }: Result) => columns.map(({ name }) => name);

/** With more columns, there are too many orders to try. */
const MOST_TRIED = 6;

/** By their names, whatever the values, or by their values, whatever the names. */
function hasReorderedColumns(actual: Result, expected: Result): boolean {
  const [names, others] = [namesOf(actual), namesOf(expected)];
  const isRenamed = names.toSorted().join('\n') !== others.toSorted().join('\n');
  if (!isRenamed) return names.join('\n') !== others.join('\n');
  if (actual.rows.length !== expected.rows.length || names.length > MOST_TRIED) return false;
  return ordersOf(names.length).some((order) => {
    const moved = {
      ...actual,
      columns: order.map((at) => actual.columns[at] as Column),
      rows: actual.rows.map((row) => order.map((at) => row[at] ?? null)),
    };
    return without(moved, expected).length === 0;
  });
}

/** All permutations of so many columns. */
function ordersOf(count: number): number[][] {
  if (count === 0) return [[]];
  return ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => order.toSpliced(at, 0, count - 1)),
  );
}

const NUMBERS = ['smallint', 'integer', 'bigint', 'numeric', 'real', 'double precision'];
const TEXTS = ['text', 'character', 'character varying'];

function otherType(actual: Result, expected: Result): OtherType | null {
  const at = expected.columns.findIndex(
    ({ type }, index) => kindOf(type) !== kindOf(actual.columns[index]?.type ?? ''),
  );
  const [ours, theirs] = [expected.columns[at], actual.columns[at]];
  if (!ours?.type || !theirs?.type) return null;
  return { column: ours.name, expected: ours.type, actual: theirs.type };
}

function kindOf(type: string): string {
  if (NUMBERS.includes(type)) return 'number';
  return TEXTS.includes(type) ? 'text' : type;
}

/** The rows of one result that the other lacks, or has less often. */
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
  JSON.stringify(row.map((value, at) => (isNumber(columns[at]) ? withoutZeros(value) : value)));

/** Numbers are equal regardless of trailing zeros. */
const isNumber = (column: Column | undefined) => kindOf(column?.type ?? '') === 'number';

/** A number without trailing zeros: 8.40 is 8.4. */
function withoutZeros(value: Value): Value {
  if (!value?.includes('.') || value.includes('e')) return value;
  let end = value.length;
  while (value[end - 1] === '0') end -= 1;
  if (value[end - 1] === '.') end -= 1;
  return value.slice(0, end);
}
