import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { ownerOf } from './owner.ts';

const pageAt = (path: string) => ({ path, title: 'A page', description: 'About it' });
const releaseManifest = testReleaseManifest({ 'mfe-a': testRemote('mfe-a') });
releaseManifest.shell.pages = ['/', '/posts', '/posts/:id'].map(pageAt);

test.each([
  ['/', 'shell'],
  ['/posts', 'shell'],
  ['/posts/', 'shell'],
  ['/posts/3', 'shell'],
  ['/posts/3/', 'shell'],
  ['/posts/%E0', 'shell'],
  ['/a', 'remote'],
  ['/a/b/c', 'remote'],
  ['/posts/3/comments', 'nobody'],
  ['/post', 'nobody'],
  ['/ab', 'nobody'],
  ['/:id', 'nobody'],
])('%s belongs to the %s', (path, kind) => {
  expect(ownerOf(path, releaseManifest).kind).toBe(kind);
});
