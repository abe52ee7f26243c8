import { testRegistry, testRemote } from '@site/shared/testing/registry';
import { ownerOf } from './owner.ts';

const pageAt = (path: string) => ({ path, title: 'A page', description: 'About it' });
const registry = testRegistry({ 'mfe-a': testRemote('mfe-a') });
registry.shell.pages = ['/', '/posts', '/posts/:id'].map(pageAt);

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
  expect(ownerOf(path, registry).kind).toBe(kind);
});
