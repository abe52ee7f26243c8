import { noFilter } from './practice-filter.ts';
import { readView, writeView } from './view-address.ts';

const written = (address: string, ...[view, open]: ViewAndOpen) =>
  writeView(new URLSearchParams(address), view, open);
const read = (address: string) => readView(new URLSearchParams(address));
type ViewAndOpen = [Parameters<typeof writeView>[1], string | null];

const everything = {
  search: 'two sum',
  difficulty: 'easy',
  status: 'todo',
  company: 'Google',
  bookmarked: true,
} as const;

test("an address has everything that's set, and parses back to the same view", () => {
  const address = written('', { filter: everything, chosen: undefined }, 'arrays');
  expect(address).toBe(
    'q=two+sum&difficulty=easy&status=todo&company=Google&bookmarked=true&topic=arrays',
  );
  expect(read(address)).toEqual({ filter: everything, chosen: 'arrays' });
});

test('a page without settings has a plain address', () => {
  expect(written('', { filter: noFilter, chosen: undefined }, 'arrays')).toBe('');
  expect(read('')).toEqual({ filter: noFilter, chosen: undefined });
});

test('an address also has that all topics were closed', () => {
  const address = written('', { filter: noFilter, chosen: null }, null);
  expect(address).toBe('topic=none');
  expect(read(address).chosen).toBeNull();
});

test('filters that are no longer set are removed from the address, other parameters stay', () => {
  const before = 'ref=mail&q=sum&difficulty=easy&problem=two-sum';
  expect(written(before, { filter: noFilter, chosen: undefined }, 'arrays')).toBe('ref=mail');
});

test.each([
  ['difficulty=EASY&status=Completed', { difficulty: 'easy', status: 'completed' }],
  ['difficulty=cruel&status=perhaps&bookmarked=1&company=', {}],
])('the valid parts of %s are used', (address, expected) => {
  expect(read(address).filter).toEqual({ ...noFilter, ...expected });
});
