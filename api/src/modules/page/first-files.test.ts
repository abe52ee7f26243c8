import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import { firstFilesOf } from './first-files.ts';
import { metadataOf } from './metadata.ts';
import { ownerOf } from './owner.ts';

const releaseManifest = testReleaseManifest();

test.each([
  ['/', 'shell'],
  ['/a', 'remote'],
  ['/a/', 'remote'],
  ['/a/deep/link', 'remote'],
  ['/ab', 'nobody'],
  ['/nothing', 'nobody'],
])('%s belongs to %s', (path, kind) => {
  expect(ownerOf(path, releaseManifest).kind).toBe(kind);
});

test('a page of the shell loads the shell alone', () => {
  const files = firstFilesOf(releaseManifest, ownerOf('/', releaseManifest));
  expect(files.scripts.map(({ address }) => address)).toEqual([
    `${releaseManifest.shell.base}main.js`,
  ]);
  expect(files.preloadScripts).toEqual([]);
});

test('a page of a remote announces the entry, its routes and the shared components', () => {
  const files = firstFilesOf(releaseManifest, ownerOf('/a/b', releaseManifest));
  expect(files.preloadScripts.map(({ address }) => address.split('/').at(-1))).toEqual([
    'remote-entry.js',
    'ui.js',
    'routes.js',
  ]);
  expect(files.preloadStyles.map(({ address }) => address.split('/').at(-1))).toEqual([
    'routes.css',
  ]);
});

test('a page is named by its owner, an unknown one by the site', () => {
  expect(metadataOf('/a', releaseManifest).title).toBe('mfe-a');
  expect(metadataOf('/nothing', releaseManifest).title).toBe('Stepwise');
});
