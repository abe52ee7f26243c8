import { buildUnit } from '../../../testing/roadmap-builder.ts';
import { countUnits, filterTopics, isFiltering, noFilter } from './practice-filter.ts';

const topics = [
  {
    id: 'arrays',
    title: 'Arrays',
    description: '',
    units: [
      buildUnit({ id: 'two-sum', name: 'Two Sum', difficulty: 'easy' }),
      buildUnit({ id: 'three-sum', name: '3Sum', difficulty: 'medium' }),
    ],
  },
  {
    id: 'trees',
    title: 'Trees',
    description: '',
    units: [buildUnit({ id: 'path-sum', name: 'Maximum Path Sum', difficulty: 'hard' })],
  },
];
const found = (search: string, difficulty: string) =>
  filterTopics(topics, { search, difficulty }).flatMap((topic) =>
    topic.units.map((unit) => unit.id),
  );

test.each([
  ['nothing', '', 'all', ['two-sum', 'three-sum', 'path-sum']],
  ['part of a name', 'sum', 'all', ['two-sum', 'three-sum', 'path-sum']],
  ['a name in capitals', 'TWO SUM', 'all', ['two-sum']],
  ['a part with blanks around it', '  path ', 'all', ['path-sum']],
  ['characters with a meaning in patterns', '.*', 'all', []],
  ['a difficulty', '', 'hard', ['path-sum']],
  ['a difficulty in capitals', '', 'EASY', ['two-sum']],
  ['only part of a difficulty', '', 'eas', []],
  ['name and difficulty', 'sum', 'medium', ['three-sum']],
  ['name and difficulty of two different problems', 'path', 'easy', []],
])('searching for %s', (_what, search, difficulty, expected) => {
  expect(found(search, difficulty)).toEqual(expected);
});

test('topics without a match are hidden', () => {
  const left = filterTopics(topics, { search: 'two', difficulty: 'all' });
  expect(left.map((topic) => topic.id)).toEqual(['arrays']);
  expect(countUnits(left)).toBe(1);
});

test('without a filter the list is the very same, so that nothing is drawn anew', () => {
  expect(filterTopics(topics, noFilter)).toBe(topics);
  expect(isFiltering(noFilter)).toBe(false);
  expect(isFiltering({ search: ' ', difficulty: 'all' })).toBe(false);
  expect(isFiltering({ search: '', difficulty: 'easy' })).toBe(true);
});
