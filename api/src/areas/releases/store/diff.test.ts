import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { FIRST, SECOND } from '../../../../testing/stored-releases.ts';
import { diffManifests } from './diff.ts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;

/** Of the files of `testReleaseManifest`, and of one more. */
const sizes = new Map(
  [...'abcdefg'].map((letter, place): [string, number] => [hash(letter), 10 ** place]),
);

const usual = { scripts: 64, styles: 16, total: 256 };
const page = (path: string) => ({ path, title: 'Title', description: 'Description' });
const remote = (facts: object = {}) => testRemote('mfe-a', { version: FIRST, ...facts });
const site = (facts: object = {}) => testReleaseManifest({ 'mfe-a': remote(facts) });

test('two release manifests with the same versions differ in nothing', () => {
  expect(
    diffManifests(site(), { ...site(), manifestId: '2-00000000', sequence: 2 }, sizes),
  ).toEqual([]);
});

test('a remote differs in its version, contract, size, used exports and pages', () => {
  const after = site({
    version: SECOND,
    contract: '^1.1.0',
    budget: { total: 300 },
    files: { 'remote-entry.js': hash('a'), 'routes.js': hash('g') },
    uses: { '@site/shared/ui': ['Badge'], '@site/shared/platform': ['Link'] },
    pages: [page('/a/new')],
  });
  expect(diffManifests(site(), after, sizes)).toEqual([
    {
      unit: 'mfe-a',
      version: { from: FIRST, to: SECOND },
      contract: { from: '^1.0.0', to: '^1.1.0' },
      bytes: { from: 111, to: 1_000_001 },
      budget: { from: usual, to: { ...usual, total: 300 } },
      exports: {
        added: ['@site/shared/ui Badge', '@site/shared/platform Link'],
        removed: ['@site/shared/ui Button'],
      },
      pages: { added: ['/a/new'], removed: ['/a'] },
    },
  ]);
});

test('the shell differs in what it offers', () => {
  const { shell, ...rest } = site();
  const provides = { '@site/shared/ui': ['Button'], '@site/shared/platform': ['Link', 'Form'] };
  const after = { ...rest, shell: { ...shell, version: SECOND, contract: '1.1.0', provides } };
  expect(diffManifests(site(), after, sizes)).toMatchObject([
    {
      unit: 'shell',
      contract: { from: '1.0.0', to: '1.1.0' },
      exports: { added: ['@site/shared/platform Form'], removed: ['@site/shared/ui Badge'] },
      pages: { added: [], removed: [] },
    },
  ]);
});

test('a microfrontend that joins has all of it added, one that leaves has all of it removed', () => {
  const [without, withIt] = [testReleaseManifest({}), site()];
  const all = { exports: ['@site/shared/ui Button'], pages: ['/a'] };
  expect(diffManifests(without, withIt, sizes)).toEqual([
    {
      unit: 'mfe-a',
      version: { from: null, to: FIRST },
      contract: { from: null, to: '^1.0.0' },
      bytes: { from: 0, to: 111 },
      budget: { from: null, to: usual },
      exports: { added: all.exports, removed: [] },
      pages: { added: all.pages, removed: [] },
    },
  ]);
  expect(diffManifests(withIt, without, sizes)).toMatchObject([
    {
      version: { from: FIRST, to: null },
      bytes: { from: 111, to: 0 },
      budget: { from: usual, to: null },
      exports: { added: [], removed: all.exports },
      pages: { added: [], removed: all.pages },
    },
  ]);
});

test('the server build, which no browser loads, does not count as bytes', () => {
  const files = { ...remote().files, 'server.js': hash('g') };
  const after = site({ version: SECOND, files, server: 'server.js' });
  expect(diffManifests(site(), after, sizes)).toMatchObject([{ bytes: { from: 111, to: 111 } }]);
});

test('a version whose files were removed has no known size', () => {
  const after = site({ version: SECOND });
  expect(diffManifests(site(), after, new Map([[hash('a'), 1]]))).toMatchObject([
    { bytes: { from: null, to: null } },
  ]);
});
