import { buildProblemSummary } from '@site/shared/testing';
import { buildArticleSummary, buildCategory } from '../../testing/article-builder.ts';
import { readFilter, tagPath, writeFilter } from './catalog-address.ts';
import { filterArticles, filterProblems, isFiltering, noFilter } from './catalog-filter.ts';

const problems = [
  buildProblemSummary({
    slug: '3sum',
    title: '3Sum',
    category: 'Two Pointers',
    difficulty: 'medium',
  }),
  buildProblemSummary({ slug: 'two-sum', title: 'Two Sum', completed: true }),
  buildProblemSummary({ slug: 'group-anagrams', title: 'Group Anagrams', difficulty: 'medium' }),
];
const articles = [
  buildArticleSummary(),
  buildArticleSummary({
    slug: 'resume',
    title: 'A résumé of one page',
    description: 'What to leave out.',
    difficulty: 'easy',
    tags: ['placement'],
    category: buildCategory({ slug: 'career', name: 'Career' }),
  }),
];

const read = (search: string) => readFilter(new URLSearchParams(search));
const all = ['3sum', 'two-sum', 'group-anagrams', 'two-pointers', 'resume'];

test.each([
  ['', all],
  ['q=+two+SUM', ['two-sum']],
  ['q=two', ['3sum', 'two-sum', 'two-pointers']],
  ['q=leave+out', ['resume']],
  ['kind=problems', ['3sum', 'two-sum', 'group-anagrams']],
  ['kind=articles', ['two-pointers', 'resume']],
  ['category=hash-table', ['two-sum', 'group-anagrams']],
  ['category=career', ['resume']],
  ['difficulty=easy', ['two-sum', 'resume']],
  ['status=completed', ['two-sum']],
  ['status=todo', ['3sum', 'group-anagrams']],
  ['tag=python', ['two-pointers']],
  ['kind=nonsense&difficulty=odd', all],
])('the address %s leaves %j', (search, expected) => {
  const filter = read(search);
  const left = [...filterProblems(problems, filter), ...filterArticles(articles, filter)];
  expect(left.map(({ slug }) => slug)).toEqual(expected);
});

test('the same view always has the same address', () => {
  const address = 'from=mail&q=two&kind=articles&category=career&difficulty=easy';
  const mixed = new URLSearchParams(
    'difficulty=easy&from=mail&category=career&q=two&kind=articles',
  );
  expect(writeFilter(mixed, readFilter(mixed))).toBe(address);
  expect(writeFilter(mixed, noFilter)).toBe('from=mail');
});

test('links to a tag describe a view as the page does', () => {
  const [path, search = ''] = tagPath('big o').split('?');
  expect(path).toBe('/dsaarticles');
  expect(read(search)).toEqual({ ...noFilter, kind: 'articles', tag: 'big o' });
  expect(writeFilter(new URLSearchParams(), read(search))).toBe(search);
});

test("spaces alone don't count as a search", () => {
  expect(isFiltering({ ...noFilter, search: '  ' })).toBe(false);
  expect(isFiltering({ ...noFilter, tag: 'a' })).toBe(true);
});
