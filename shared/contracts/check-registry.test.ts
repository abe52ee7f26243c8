import { testRegistry, testRemote } from '../testing/test-registry.ts';
import { checkRegistry } from './check-registry.ts';

const problemsOf = (value: unknown) => {
  const checked = checkRegistry(value);
  return checked.ok ? [] : checked.problems.join('\n');
};

test('a set that holds together is accepted', () => {
  const set = testRegistry();
  expect(checkRegistry(set)).toEqual({ ok: true, registry: set });
});

test.each([
  ['nothing', undefined, /expected object/],
  ['another schema version', { ...testRegistry(), schemaVersion: 2 }, /schemaVersion/],
  ['an unknown key', { ...testRegistry(), extra: 1 }, /extra/],
  ['a sequence number below one', { ...testRegistry(), sequence: 0 }, /sequence/],
])('a set with %s is refused', (_, value, problem) => {
  expect(problemsOf(value)).toMatch(problem);
});

test('a set is refused where a remote needs another contract', () => {
  const set = testRegistry({ 'mfe-a': testRemote('mfe-a', { contract: '^2.0.0' }) });
  expect(problemsOf(set)).toBe('mfe-a needs contract ^2.0.0, the shell offers 1.0.0');
});

test('a set is refused where a file has no hash', () => {
  const set = testRegistry({ 'mfe-a': testRemote('mfe-a', { entry: 'other.js' }) });
  expect(problemsOf(set)).toBe('mfe-a lists no hash for other.js');
});

test('a set is refused where two areas own one address, or one lies inside another', () => {
  const inside = testRegistry({
    'mfe-a': testRemote('mfe-a'),
    'mfe-b': testRemote('mfe-b', { mountPaths: ['/a/b'] }),
  });
  expect(problemsOf(inside)).toBe('/a of mfe-a and /a/b of mfe-b overlap');
});

test('a page of the shell may lie below another of its pages', () => {
  const set = testRegistry();
  const page = { title: 'Posts', description: 'All posts' };
  set.shell.pages.push({ path: '/posts', ...page }, { path: '/posts/:id', ...page });
  expect(problemsOf(set)).toEqual([]);
});

test('addresses that only begin alike do not overlap', () => {
  const alike = testRegistry({
    'mfe-a': testRemote('mfe-a', { mountPaths: ['/article'] }),
    'mfe-b': testRemote('mfe-b', { mountPaths: ['/articles'] }),
  });
  expect(problemsOf(alike)).toEqual([]);
});
