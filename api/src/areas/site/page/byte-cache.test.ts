import { createByteCache } from './byte-cache.ts';

/** Asks for it, and keeps it if it isn't there, as a site does. */
const asking = (cache: ReturnType<typeof createByteCache<string>>, bytes: number) => {
  return (key: string): boolean => {
    if (cache.get(key) !== undefined) return true;
    cache.set(key, key, bytes);
    return false;
  };
};

const numbers = (count: number, name = '') =>
  Array.from({ length: count }, (_, index) => `${name}${index}`);

test('of what is asked for as often, the first stays', () => {
  const cache = createByteCache<string>(10);
  const ask = asking(cache, 4);
  for (const key of ['a', 'b', 'c']) ask(key);
  expect(['a', 'b', 'c'].map(cache.get)).toEqual(['a', 'b', undefined]);
});

test('what is asked for more often takes the place of what was least recently asked for', () => {
  const cache = createByteCache<string>(10);
  const ask = asking(cache, 4);
  for (const key of ['a', 'b', 'c', 'a', 'c', 'c']) ask(key);
  expect(['a', 'b', 'c'].map(cache.get)).toEqual(['a', undefined, 'c']);
});

test('reading everything once pushes out nothing that is asked for', () => {
  const ask = asking(createByteCache(100), 10);
  const popular = numbers(10, 'popular ');
  for (const _ of [1, 2]) popular.forEach(ask);
  numbers(1_000, 'other ').forEach(ask);
  expect(popular.every(ask)).toBe(true);
});

test('reading more than fits, again and again, finds what did fit', () => {
  const ask = asking(createByteCache(100), 10);
  const all = numbers(80);
  for (const round of [1, 2, 3]) {
    const found = all.filter(ask).length;
    expect(found).toBe(round === 1 ? 0 : 10);
  }
});

test('what was asked for often, but long ago, makes room', () => {
  const ask = asking(createByteCache(10), 10);
  for (let time = 0; time < 1_000; time += 1) ask('old');
  for (let time = 0; time < 60_000; time += 1) ask('new');
  expect([ask('new'), ask('old')]).toEqual([true, false]);
});

test('another value under the same key takes the place of the first', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('a', 'B', 8);
  expect(cache.get('a')).toBe('B');
});

test('a value that is larger than all may be is not kept, and pushes out nothing', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 4);
  for (const _ of [1, 2, 3]) cache.get('b');
  cache.set('b', 'B', 11);
  expect(['a', 'b'].map(cache.get)).toEqual(['A', undefined]);
});
