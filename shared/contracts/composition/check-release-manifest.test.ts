import { testReleaseManifest, testRemote } from '../../testing/test-release-manifest.ts';
import { checkReleaseManifest } from './check-release-manifest.ts';

const problemsOf = (value: unknown) => {
  const checked = checkReleaseManifest(value);
  return checked.ok ? [] : checked.problems.join('\n');
};

test('a release manifest that holds together is accepted', () => {
  const manifest = testReleaseManifest();
  expect(checkReleaseManifest(manifest)).toEqual({ ok: true, manifest });
});

test.each([
  ['nothing', undefined, /expected object/],
  ['another schema version', { ...testReleaseManifest(), schemaVersion: 2 }, /schemaVersion/],
  ['an unknown key', { ...testReleaseManifest(), extra: 1 }, /extra/],
  ['a sequence number below one', { ...testReleaseManifest(), sequence: 0 }, /sequence/],
])('a release manifest with %s is refused', (_, value, problem) => {
  expect(problemsOf(value)).toMatch(problem);
});

test('a release manifest is refused if a remote needs another contract', () => {
  const manifest = testReleaseManifest({ 'mfe-a': testRemote('mfe-a', { contract: '^2.0.0' }) });
  expect(problemsOf(manifest)).toBe('mfe-a needs contract ^2.0.0, the shell offers 1.0.0');
});

test("a release manifest is refused if a remote uses what the shell doesn't provide, though its range fits", () => {
  const uses = {
    '@site/shared/platform': ['Link', 'outbox'],
    '@site/shared/ui': ['BackLink', 'Button', 'Facts'],
  };
  const manifest = testReleaseManifest({ 'mfe-a': testRemote('mfe-a', { uses }) });
  expect(problemsOf(manifest)).toBe(
    `mfe-a uses outbox of @site/shared/platform, which this shell doesn't provide
mfe-a uses BackLink of @site/shared/ui, which this shell doesn't provide
mfe-a uses Facts of @site/shared/ui, which this shell doesn't provide`,
  );
});

test('a release manifest is refused if a remote declares what nobody knows', () => {
  const remote = { ...testRemote('mfe-a'), mountPath: '/b' };
  expect(problemsOf(testReleaseManifest({ 'mfe-a': remote }))).toMatch(
    /^remotes\.mfe-a: .*"mountPath"$/,
  );
});

test('a release manifest is refused if a file has no hash', () => {
  const manifest = testReleaseManifest({ 'mfe-a': testRemote('mfe-a', { entry: 'other.js' }) });
  expect(problemsOf(manifest)).toBe('mfe-a has no hash for other.js');
});

test('a release manifest is refused if two areas own one address, or one lies inside another', () => {
  const inside = testReleaseManifest({
    'mfe-a': testRemote('mfe-a'),
    'mfe-b': testRemote('mfe-b', { mountPaths: ['/a/b'] }),
  });
  expect(problemsOf(inside)).toBe('/a of mfe-a and /a/b of mfe-b overlap');
});

test('a release manifest is refused if a remote owns an address that a page of the shell with a parameter has', () => {
  const manifest = testReleaseManifest({
    'mfe-a': testRemote('mfe-a', { mountPaths: ['/posts/new'] }),
  });
  manifest.shell.pages.push({ path: '/posts/:id', title: 'Post', description: 'A post' });
  expect(problemsOf(manifest)).toBe('/posts/:id of shell and /posts/new of mfe-a overlap');
});

test.each(['/v1', '/v1/notes', '/releases/mine'])(
  "a release manifest is refused if a remote owns %s, which is the server's",
  (mountPath) => {
    const manifest = testReleaseManifest({
      'mfe-a': testRemote('mfe-a', { mountPaths: [mountPath] }),
    });
    expect(problemsOf(manifest)).toMatch(
      new RegExp(`^/\\w+ of the server and ${mountPath} of mfe-a overlap$`),
    );
  },
);

test('a page of the shell may lie below another of its pages', () => {
  const manifest = testReleaseManifest();
  const page = { title: 'Posts', description: 'All posts' };
  manifest.shell.pages.push({ path: '/posts', ...page }, { path: '/posts/:id', ...page });
  expect(problemsOf(manifest)).toEqual([]);
});

test('addresses that only begin alike do not overlap', () => {
  const alike = testReleaseManifest({
    'mfe-a': testRemote('mfe-a', { mountPaths: ['/article'] }),
    'mfe-b': testRemote('mfe-b', { mountPaths: ['/articles'] }),
  });
  expect(problemsOf(alike)).toEqual([]);
});

const NO_CALLS = [
  '//evil.example/v1/notes',
  'https://evil.example/v1/notes',
  '/v1//evil.example',
  '/v1/../releases/view',
  '/v1/%2e%2e/releases/view',
  '/v1/roadmaps/..',
  '/v1/./roadmaps',
  '/v1\\..\\releases',
  '/v1/roadmaps\n',
  '/v1/roadmaps#top',
  '/v1/',
  '/v1',
  '/v2/roadmaps',
];

test.each(NO_CALLS)("a page can't request %j first", (address) => {
  const page = { path: '/a', title: 'A', description: 'A page', data: [address] };
  const manifest = testReleaseManifest({ 'mfe-a': testRemote('mfe-a', { pages: [page] }) });
  expect(problemsOf(manifest)).toMatch(/data\.0: must be an address of the API such as/);
});

test.each(NO_CALLS)('a link can not be counted by %j', (count) => {
  const link = { label: 'A', path: '/a', places: ['header' as const], order: 1, count };
  const manifest = testReleaseManifest({ 'mfe-a': testRemote('mfe-a', { navigation: [link] }) });
  expect(problemsOf(manifest)).toMatch(/count: must be an address of the API such as/);
});

test('pages request calls with parts of their own address, and links what they count', () => {
  const page = {
    ...{ path: '/a/:id', title: 'A', description: 'A page' },
    data: ['/v1/roadmaps/:id/units', '/v1/articles/?page=1&page_size=100'],
  };
  const link = { label: 'A', path: '/a', places: ['header' as const], order: 1 };
  const navigation = [{ ...link, count: '/v1/users/{userId}/revisions/count' }];
  const remote = testRemote('mfe-a', { pages: [page], navigation });
  expect(problemsOf(testReleaseManifest({ 'mfe-a': remote }))).toEqual([]);
});
