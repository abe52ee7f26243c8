import { lineOf } from './line-of.ts';

test('the position of an error becomes a line, split at the marked word', () => {
  const statement = 'select name\nfrom membres\nwhere id = 1';
  expect(lineOf(statement, statement.indexOf('membres') + 1)).toEqual({
    number: 2,
    before: 'from ',
    marked: 'membres',
    after: '',
  });
});

test('characters count as PostgreSQL counts them', () => {
  expect(lineOf("select '😀' fro x", 12)).toMatchObject({ before: "select '😀' ", marked: 'fro' });
});

test("at the end of a statement, there's nothing to mark", () => {
  expect(lineOf('select', 7)).toEqual({ number: 1, before: 'select', marked: '', after: '' });
});
