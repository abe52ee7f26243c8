import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import fc from 'fast-check';
import { pageDocuments } from './find-documents.ts';
import { createSearchIndex, type SearchDocument } from './search-index.ts';

const entry = (
  kind: SearchDocument['kind'],
  title: string,
  facts: Partial<SearchDocument> = {},
) => ({
  kind,
  id: `${kind}-${title}`,
  title,
  place: '',
  difficulty: null,
  path: '/',
  tags: [],
  description: '',
  ...facts,
});

const documents = [
  entry('roadmap', 'DSA Sheet', { description: 'Two pointers and more.' }),
  entry('problem', 'Path Sum', { place: 'DSA Sheet · Trees' }),
  entry('problem', '3Sum', { place: 'DSA Sheet · Two pointers' }),
  entry('problem', 'Sum of Two Integers', { place: 'DSA Sheet · Bits' }),
  entry('problem', 'Two Sum', { place: 'DSA Sheet · Arrays', tags: ['hash map'] }),
  entry('page', 'Two Sum, a mock test'),
  entry('problem', 'Linked List Cycle', { place: 'DSA Sheet · Linked List' }),
  entry('problem', 'House Robber', { tags: ['dynamic-programming'] }),
  entry('problem', 'The Endpoint'),
  entry('article', 'A résumé that is read', { description: 'One page.' }),
  entry('problem', 'Normal forms', { place: 'Core Subjects · Databases' }),
  entry('problem', 'Deadlocks', { place: 'Core Subjects · Operating systems' }),
  entry('problem', 'Ports and sockets', { place: 'Core Subjects · Computer networks' }),
  entry('problem', 'Inheritance', { place: 'Core Subjects · Object orientation' }),
];
const search = createSearchIndex(documents);

const titles = (text: string, limit = 20) =>
  search(text, limit).flatMap(({ kind, results }) =>
    results.map(({ title }) => `${kind}: ${title}`),
  );

test('a title that begins with it comes before one with such a word, and that before any part of one', () => {
  const [first, ...others] = titles('sum');
  expect(first).toBe('problem: Sum of Two Integers');
  expect(others.slice(0, 2).sort()).toEqual(['problem: Path Sum', 'problem: Two Sum']);
  expect(others.slice(2)).toEqual([
    'problem: 3Sum',
    'page: Two Sum, a mock test',
    'article: A résumé that is read',
  ]);
});

test.each([
  ['in capitals', 'TWO SUM'],
  ['with a word begun', 'two su'],
  ['in another order', 'sum two'],
  ['with a letter too many', 'two summ'],
  ['by a tag', 'hash map'],
])('Two Sum is found %s', (_, text) => {
  expect(titles(text)).toContain('problem: Two Sum');
});

test.each([
  ['3 sum', 'problem: 3Sum'],
  ['twosum', 'problem: Two Sum'],
  ['two-sum', 'problem: Two Sum'],
  ['linkedlist cy', 'problem: Linked List Cycle'],
])('however words are parted, %s finds %s first', (text, title) => {
  expect(titles(text)[0]).toBe(title);
});

test.each([
  ['dp', ['problem: House Robber']],
  ['LL cycle', ['problem: Linked List Cycle']],
  ['DBMS normalization', ['problem: Normal forms']],
  ['os', ['problem: Deadlocks']],
  ['CN', ['problem: Ports and sockets']],
  ['oop', ['problem: Inheritance']],
  ['OOPs', ['problem: Inheritance']],
])('the abbreviation in %s is read in full', (text, expected) => {
  expect(titles(text)).toEqual(expected);
});

test('every word must be found', () => {
  expect(titles('two elephants')).toEqual([]);
  expect(titles('pointers two').sort()).toEqual(['problem: 3Sum', 'roadmap: DSA Sheet']);
  expect(titles('poitners').sort()).toEqual(titles('pointers two').sort());
});

test('what is found as it was typed is not mixed with what a typo would find', () => {
  const found = createSearchIndex([
    entry('problem', 'Joins without a subquery'),
    entry('article', 'Coins and change'),
  ]);
  const titlesOf = (text: string) =>
    found(text, 5).flatMap(({ results }) => results.map(({ title }) => title));
  expect(titlesOf('joins')).toEqual(['Joins without a subquery']);
  expect(titlesOf('koins').sort()).toEqual(['Coins and change', 'Joins without a subquery']);
});

test.each([
  ['sorting', ['Merge Intervals', 'Sorted Squares', 'Sort an array']],
  ['how do I sort', ['Sorted Squares', 'Sort an array', 'Merge Intervals']],
  ['heap', ['Last Stone Weight', 'Cheapest Flights']],
  ['settings', []],
  ['strings', ['Multiply Strings']],
  ['swings', []],
])('%s finds what it means, not what looks like it', (text, expected) => {
  const found = createSearchIndex([
    entry('problem', 'Cheapest Flights'),
    entry('problem', 'Last Stone Weight', { tags: ['heap'] }),
    entry('problem', 'Merge Intervals', { tags: ['sorting'] }),
    entry('problem', 'Sorted Squares'),
    entry('problem', 'Sort an array'),
    entry('problem', 'Multiply Strings'),
    entry('problem', 'Set Matrix Zeroes'),
  ]);
  expect(found(text, 5).flatMap(({ results }) => results.map(({ title }) => title))).toEqual(
    expected,
  );
});

test.each([
  ['C++', ['Sort in C++']],
  ['cpp', ['Sort in C++']],
  ['c#', ['Delegates in C#']],
  ['F#', []],
  ['c', ['Calculator with Method Chaining', 'Delegates in C#', 'Sort in C++']],
  ['<b>', ['B-trees']],
  ['b', ['B-trees', 'Binary Search']],
  ['<i>', []],
])('of %s, signs that belong to a word count, and those around it do not', (text, expected) => {
  const found = createSearchIndex([
    entry('problem', 'Calculator with Method Chaining'),
    entry('problem', 'Binary Search', { description: 'In a sorted array.' }),
    entry('article', 'Sort in C++'),
    entry('article', 'Delegates in C#'),
    entry('article', 'B-trees'),
  ]);
  const titlesOf = found(text, 5).flatMap(({ results }) => results.map(({ title }) => title));
  expect(titlesOf.sort()).toEqual(expected);
});

test.each(['tow sum', 'two usm', 'two smu', 'two sun'])('%s finds Two Sum first', (text) => {
  expect(titles(text)[0]).toBe('problem: Two Sum');
});

test('accents make no difference', () => {
  expect(titles('resume')).toEqual(['article: A résumé that is read']);
});

test('the kind with the best result comes first, each with how many there are', () => {
  const groups = search('two', 1);
  expect(groups.map(({ kind, total }) => [kind, total])).toEqual([
    ['problem', 3],
    ['page', 1],
    ['roadmap', 1],
  ]);
  expect(groups[0]?.results).toEqual([
    {
      id: 'problem-Two Sum',
      title: 'Two Sum',
      place: 'DSA Sheet · Arrays',
      difficulty: null,
      path: '/',
    },
  ]);
});

test.each(['', '   ', '\u0301', '!?'])('nothing is found by %j', (text) => {
  expect(titles(text)).toEqual([]);
});

test('no text brings it down', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      search(text, 5);
    }),
  );
});

test('among fifteen hundred titles, what is typed with two mistakes finds the right ones', () => {
  const words = [
    'longest',
    'shortest',
    'binary',
    'matrix',
    'palindrome',
    'substring',
    'tree',
    'path',
  ];
  const many = Array.from({ length: 1500 }, (_, index) =>
    entry(
      'problem',
      `${words[index % 8]} ${words[(index * 3 + 1) % 8]} ${words[(index >> 3) % 8]}`,
      {
        id: `problem-${index}`,
      },
    ),
  );
  const large = createSearchIndex(many);
  const [found] = large('palindrmoe substirng', 5);
  expect(found?.results.map(({ title }) => title)).toEqual(
    Array(5).fill('palindrome substring substring'),
  );
});

const page = (path: string, title: string, keywords?: string[]) => ({
  path,
  title,
  description: `All about ${title}.`,
  ...(keywords && { keywords }),
});

test('pages that name words are found by them and by their title, whichever remote they belong to', () => {
  const manifest = testReleaseManifest({
    'mfe-a': testRemote('mfe-a', {
      pages: [page('/a', 'Profile'), page('/a/edit', 'Profile settings', ['password'])],
    }),
    'mfe-b': testRemote('mfe-b', { pages: [page('/b', 'Today', ['revision', 'due'])] }),
  });
  const index = createSearchIndex(pageDocuments(manifest));
  const found = (text: string) =>
    index(text, 5).flatMap(({ kind, results }) => results.map(({ path }) => [kind, path]));
  expect(found('settings')).toEqual([['page', '/a/edit']]);
  expect(found('passwords')).toEqual([['page', '/a/edit']]);
  expect(found('revise')).toEqual([['page', '/b']]);
  // Addresses that only links lead to.
  expect(found('profile')).toEqual([['page', '/a/edit']]);
});
