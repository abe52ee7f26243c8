import { testRegistry } from '@site/shared/testing/registry';
import { firstFilesOf } from './first-files.ts';
import { metadataOf } from './metadata.ts';
import { ownerOf } from './owner.ts';

const registry = testRegistry();

test.each([
  ['/', 'shell'],
  ['/a', 'remote'],
  ['/a/', 'remote'],
  ['/a/deep/link', 'remote'],
  ['/ab', 'nobody'],
  ['/nothing', 'nobody'],
])('%s belongs to %s', (path, kind) => {
  expect(ownerOf(path, registry).kind).toBe(kind);
});

test('a page of the shell loads the shell alone', () => {
  const files = firstFilesOf(registry, ownerOf('/', registry));
  expect(files.scripts.map(({ address }) => address)).toEqual([`${registry.shell.base}main.js`]);
  expect(files.preloadScripts).toEqual([]);
});

test('a page of a remote announces the entry, its routes and the shared components', () => {
  const files = firstFilesOf(registry, ownerOf('/a/b', registry));
  expect(files.preloadScripts.map(({ address }) => address.split('/').at(-1))).toEqual([
    'remote-entry.js',
    'ui.js',
    'routes.js',
  ]);
  expect(files.preloadStyles.map(({ address }) => address.split('/').at(-1))).toEqual([
    'routes.css',
  ]);
});

test('a page is named by whoever owns it, an unknown one by the site', () => {
  expect(metadataOf('/a', registry).title).toBe('mfe-a');
  expect(metadataOf('/nothing', registry).title).toBe('Stepwise');
});
