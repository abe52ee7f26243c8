import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { ownedOn, refuseOwned } from './refuse-owned.ts';

const live = testReleaseManifest({ 'mfe-a': testRemote('mfe-a', { mountPaths: ['/a', '/b/c'] }) });
live.shell.pages.push({ path: '/posts/:id', title: 'Post', description: 'A post' });
const site = ownedOn(live, 'https://site.example');
const requested = (name: string, mountPath: string) => ({ name, mountPath, title: 'New' });

test.each([
  [
    'the name of another remote',
    'mfe-a',
    '/new',
    "There's already a mfe-a on https://site.example.",
  ],
  ['its address', 'mfe-new', '/a', '/a overlaps with /a, which belongs to mfe-a'],
  ['a part of its address', 'mfe-new', '/a/more', '/a/more overlaps with /a'],
  ['an address that holds its own', 'mfe-new', '/b', '/b overlaps with /b/c'],
  ['a page of the shell', 'mfe-new', '/posts', '/posts overlaps with /posts/:id, which belongs to'],
  ['an address of the API', 'mfe-new', '/v1', '/v1 overlaps with /v1, which belongs to the server'],
])('%s is refused', (_, name, mountPath, says) => {
  expect(() => refuseOwned(requested(name, mountPath), site)).toThrow(says);
});

test('what nobody owns is free, also if it begins alike', () => {
  expect(() => refuseOwned(requested('mfe-new', '/about'), site)).not.toThrow();
});
