import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { pageDocuments } from './find-documents.ts';
import { createSearchIndex } from './search-index.ts';

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
  const search = createSearchIndex(pageDocuments(manifest));
  const found = (text: string) =>
    search(text, 5).flatMap(({ kind, results }) => results.map(({ path }) => [kind, path]));
  expect(found('settings')).toEqual([['page', '/a/edit']]);
  expect(found('passwords')).toEqual([['page', '/a/edit']]);
  expect(found('revise')).toEqual([['page', '/b']]);
  // Addresses that only links lead to.
  expect(found('profile')).toEqual([['page', '/a/edit']]);
});
