import { createByteCache } from './byte-cache.ts';

test('what was least recently asked for is forgotten first', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('b', 'B', 4);
  cache.get('a');
  cache.set('c', 'C', 4);
  expect(['a', 'b', 'c'].map(cache.get)).toEqual(['A', undefined, 'C']);
});

test('a value that takes more than before makes room for itself', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('b', 'B', 4);
  cache.grow('b', 4);
  expect(['a', 'b'].map(cache.get)).toEqual([undefined, 'B']);
  cache.set('b', 'B', 4);
  cache.set('c', 'C', 6);
  expect(['b', 'c'].map(cache.get)).toEqual(['B', 'C']);
});

test('a value that is larger than all may be is not kept', () => {
  const cache = createByteCache<string>(10);
  cache.set('a', 'A', 11);
  expect(cache.get('a')).toBeUndefined();
});
