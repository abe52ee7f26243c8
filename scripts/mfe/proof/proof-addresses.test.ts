import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { isMadeUp, pathsIn, proofAddresses } from './proof-addresses.ts';

const page = (path: string) => ({ path, title: path, description: path });
const manifest = testReleaseManifest({
  'mfe-a': testRemote('mfe-a', {
    pages: [page('/a'), page('/a/:id'), page('/a/:id/notes/:note')],
    slots: [{ slot: 'home.panel', module: './src/slots/panel.tsx' }],
  }),
  'mfe-b': testRemote('mfe-b', { pages: [page('/b'), page('/b/more')] }),
});
const withPages = (...paths: string[]) =>
  testReleaseManifest({ 'mfe-a': testRemote('mfe-a', { pages: paths.map(page), slots: [] }) });

test('a remote is tried on its pages, with an address of the sitemap for a parameter, and where its slots show', () => {
  const listed = pathsIn(
    '<urlset><url><loc>https://site.example/a/first</loc></url><url><loc>https://site.example/a/second</loc></url></urlset>',
  );
  expect(proofAddresses('mfe-a', manifest, listed)).toEqual([
    '/a',
    '/a/first',
    '/a/first/notes/sample',
    '/',
  ]);
});

test('addresses that differ before their last parameter may show other things: one of each is tried', () => {
  const listed = ['/a/sql/joins', '/a/sql/indexes', '/a/graphs/trees', '/a/sql', '/a/graphs'];
  expect(proofAddresses('mfe-a', withPages('/a/:topic', '/a/:topic/:unit'), listed)).toEqual([
    '/a/sql',
    '/a/sql/joins',
    '/a/graphs/trees',
  ]);
});

test('of a page with hundreds of addresses, only some are tried', () => {
  const listed = Array.from({ length: 300 }, (_, place) => `/a/topic-${place}/unit`);
  expect(proofAddresses('mfe-a', withPages('/a/:topic/:unit'), listed)).toHaveLength(8);
});

test('a page with a parameter is not mistaken for one whose address fits it', () => {
  const listed = ['/a/new', '/a/first'];
  expect(proofAddresses('mfe-a', withPages('/a/new', '/a/:id'), listed)).toEqual([
    '/a/new',
    '/a/first',
  ]);
});

test('what the sitemap has no address for is tried with one that is made up', () => {
  const addresses = proofAddresses('mfe-a', withPages('/a', '/a/:id/edit'), []);
  expect(addresses).toEqual(['/a', '/a/sample/edit']);
  expect(addresses.map(isMadeUp)).toEqual([false, true]);
});

test('a shell is tried on its own pages and one of each remote', () => {
  expect(proofAddresses('shell', manifest, [])).toEqual(['/', '/a', '/b']);
});

test("a remote that the site doesn't have yet has no pages there", () => {
  expect(proofAddresses('mfe-new', manifest, [])).toEqual([]);
});
