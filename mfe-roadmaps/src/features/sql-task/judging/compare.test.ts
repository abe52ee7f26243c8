import type { Result, Value } from '../../../../postgres/protocol.ts';
import { compare } from './compare.ts';

const result = (rows: Value[][], isNumber = false): Result =>
  named(
    rows,
    (rows[0] ?? []).map((_, at) => [`c${at}`, isNumber ? 'numeric' : 'text']),
  );

const named = (rows: Value[][], columns: [name: string, type: string][]): Result => ({
  columns: columns.map(([name, type]) => ({ name, type })),
  rows,
  total: rows.length,
});

test('rows can come in any order unless it matters', () => {
  const one = result([['a'], ['b'], ['c']]);
  const other = result([['a'], ['c'], ['b']]);
  expect(compare(other, one, false)).toEqual({ kind: 'none' });
  expect(compare(other, one, true)).toEqual({ kind: 'order', position: 2 });
  expect(compare(one, one, true)).toEqual({ kind: 'none' });
});

test('a row counts as often as it occurs', () => {
  const twice = result([['a'], ['a'], ['b']]);
  const once = result([['a'], ['b'], ['c']]);
  expect(compare(twice, once, false)).toEqual({
    kind: 'rows',
    missing: [['c']],
    extra: [['a']],
    type: null,
  });
});

test('NULL differs from the text null and from an empty text', () => {
  expect(compare(result([[null]]), result([['null']]), false).kind).toBe('rows');
  expect(compare(result([[null]]), result([['']]), false).kind).toBe('rows');
});

test("numbers are equal regardless of trailing zeros; texts aren't", () => {
  expect(compare(result([['8.40']], true), result([['8.4']], true), false).kind).toBe('none');
  expect(compare(result([['8.00']], true), result([['8']], true), false).kind).toBe('none');
  expect(compare(result([['80']], true), result([['8']], true), false).kind).toBe('rows');
  expect(compare(result([['8.40']]), result([['8.4']]), false).kind).toBe('rows');
});

test('a wrong number of columns is reported before any row', () => {
  expect(compare(result([['a', 'b']]), result([['a']]), false)).toEqual({
    kind: 'columns',
    expected: 1,
    actual: 2,
  });
});

const PEOPLE: [string, string][] = [
  ['id', 'integer'],
  ['name', 'text'],
];

test('reordered columns are recognised, by their names or by their values', () => {
  const ours = named(
    [
      ['1', 'Asha'],
      ['2', 'Noor'],
    ],
    PEOPLE,
  );
  const swapped = [
    ['Asha', '1'],
    ['Noor', '2'],
  ];
  expect(compare(named(swapped, PEOPLE.toReversed()), ours, true)).toEqual({
    kind: 'places',
    expected: ['id', 'name'],
    actual: ['name', 'id'],
  });
  const renamed: [string, string][] = [
    ['student', 'text'],
    ['number', 'integer'],
  ];
  expect(compare(named(swapped, renamed), ours, false).kind).toBe('places');
  const short = named([['Asha', '1']], PEOPLE.toReversed());
  expect(compare(short, ours, false).kind).toBe('places');
  expect(
    compare(
      named(
        [
          ['Asha', '1'],
          ['Noor', '3'],
        ],
        renamed,
      ),
      ours,
      false,
    ).kind,
  ).toBe('rows');
});

test('a value of another type is reported, but only if the values differ', () => {
  const ours = named([['2026-03-01']], [['month', 'date']]);
  const theirs = named([['2026-03-01 00:00:00+00']], [['month', 'timestamp with time zone']]);
  expect(compare(theirs, ours, false)).toMatchObject({
    kind: 'rows',
    type: { column: 'month', expected: 'date', actual: 'timestamp with time zone' },
  });
  expect(compare(named([['2026-03-01']], [['month', 'text']]), ours, false).kind).toBe('none');
  const counted = named([['3']], [['count', 'bigint']]);
  expect(compare(counted, named([['4']], [['count', 'numeric']]), false)).toMatchObject({
    type: null,
  });
});
