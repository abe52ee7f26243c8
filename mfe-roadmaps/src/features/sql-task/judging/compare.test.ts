import type { Result, Value } from '../../../../postgres/protocol.ts';
import { compare } from './compare.ts';

const result = (rows: Value[][], isNumber = false): Result => ({
  columns: (rows[0] ?? []).map((_, at) => ({ name: `c${at}`, isNumber })),
  rows,
  total: rows.length,
});

test('rows may come in any order, unless it counts', () => {
  const one = result([['a'], ['b'], ['c']]);
  const other = result([['a'], ['c'], ['b']]);
  expect(compare(other, one, false)).toEqual({ kind: 'none' });
  expect(compare(other, one, true)).toEqual({ kind: 'order', place: 2 });
  expect(compare(one, one, true)).toEqual({ kind: 'none' });
});

test('a row counts as often as it occurs', () => {
  const twice = result([['a'], ['a'], ['b']]);
  const once = result([['a'], ['b'], ['c']]);
  expect(compare(twice, once, false)).toEqual({
    kind: 'rows',
    missing: [['c']],
    extra: [['a']],
  });
});

test('NULL is no text that says so, and no empty text', () => {
  expect(compare(result([[null]]), result([['null']]), false).kind).toBe('rows');
  expect(compare(result([[null]]), result([['']]), false).kind).toBe('rows');
});

test('numbers are equal however many zeros end them; texts are not', () => {
  expect(compare(result([['8.40']], true), result([['8.4']], true), false).kind).toBe('none');
  expect(compare(result([['8.00']], true), result([['8']], true), false).kind).toBe('none');
  expect(compare(result([['80']], true), result([['8']], true), false).kind).toBe('rows');
  expect(compare(result([['8.40']]), result([['8.4']]), false).kind).toBe('rows');
});

test('another number of columns is named before any row', () => {
  expect(compare(result([['a', 'b']]), result([['a']]), false)).toEqual({
    kind: 'columns',
    expected: 1,
    actual: 2,
  });
});
