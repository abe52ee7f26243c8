import { createByteCache } from './byte-cache.ts';

/** Looks it up, and caches it if it isn't there, as a site does. */
const reading = (cache: ReturnType<typeof createByteCache<string>>, bytes: number) => {
  return (key: string): boolean => {
    if (cache.get(key) !== undefined) return true;
    cache.set(key, key, bytes);
    return false;
  };
};

const numbers = (count: number, name = '') =>
  Array.from({ length: count }, (_, index) => `${name}${index}`);

test('of what is read as often, the first stays', () => {
  const cache = createByteCache<string>(10);
  const read = reading(cache, 4);
  for (const key of ['a', 'b', 'c']) read(key);
  expect(['a', 'b', 'c'].map(cache.get)).toEqual(['a', 'b', undefined]);
});

test('what is read more often replaces what was read least recently', () => {
  const cache = createByteCache<string>(10);
  const read = reading(cache, 4);
  for (const key of ['a', 'b', 'c', 'a', 'c', 'c']) read(key);
  expect(['a', 'b', 'c'].map(cache.get)).toEqual(['a', undefined, 'c']);
});

test('reading everything once evicts nothing that is in use', () => {
  const read = reading(createByteCache(100), 10);
  const popular = numbers(10, 'popular ');
  for (const _ of [1, 2]) popular.forEach(read);
  numbers(1_000, 'other ').forEach(read);
  expect(popular.every(read)).toBe(true);
});

test('reading more than fits, again and again, finds what did fit', () => {
  const read = reading(createByteCache(100), 10);
  const all = numbers(80);
  for (const round of [1, 2, 3]) {
    const found = all.filter(read).length;
    expect(found).toBe(round === 1 ? 0 : 10);
  }
});

test('what was read often, but long ago, is evicted', () => {
  const read = reading(createByteCache(10), 10);
  for (let time = 0; time < 1_000; time += 1) read('old');
  for (let time = 0; time < 60_000; time += 1) read('new');
  expect([read('new'), read('old')]).toEqual([true, false]);
});

test('another value under the same key replaces the first', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('a', 'B', 8);
  expect(cache.get('a')).toBe('B');
});

test("a value that's larger than the whole cache isn't cached, and evicts nothing", () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 4);
  for (const _ of [1, 2, 3]) cache.get('b');
  cache.set('b', 'B', 11);
  expect(['a', 'b'].map(cache.get)).toEqual(['A', undefined]);
});
