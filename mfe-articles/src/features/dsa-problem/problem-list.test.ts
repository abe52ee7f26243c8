import { buildProblemSummary } from '@site/shared/testing';
import { groupsOf, neighboursOf } from './problem-list.ts';

const [first, second, third] = [
  buildProblemSummary({ slug: 'a', category: 'Stack' }),
  buildProblemSummary({ slug: 'b', category: 'Stack' }),
  buildProblemSummary({ slug: 'c', category: 'Tree' }),
];
const list = [first, second, third];

test('problems are grouped by category, in the order of the list', () => {
  expect(groupsOf(list)).toEqual([
    { category: 'Stack', problems: [first, second] },
    { category: 'Tree', problems: [third] },
  ]);
});

test.each([
  ['a', null, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', null],
  ['unknown', null, null],
])('the neighbours of %s are %s and %s', (slug, previous, next) => {
  const neighbours = neighboursOf(list, slug);
  expect(neighbours.previous?.slug ?? null).toBe(previous);
  expect(neighbours.next?.slug ?? null).toBe(next);
});
