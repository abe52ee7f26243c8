import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { pathsIn, proofAddresses } from './proof-addresses.ts';

const page = (path: string) => ({ path, title: path, description: path });
const manifest = testReleaseManifest({
  'mfe-a': testRemote('mfe-a', {
    pages: [page('/a'), page('/a/:id'), page('/a/:id/notes/:note')],
    slots: [
      { slot: 'home.panel', module: './src/slots/panel.tsx' },
      { slot: 'unit.workspace', module: './src/slots/workspace.tsx' },
    ],
  }),
  'mfe-b': testRemote('mfe-b', { pages: [page('/b'), page('/b/more')] }),
});

const listed = pathsIn(
  '<urlset><url><loc>https://site.example/a/first</loc></url><url><loc>https://site.example/a/second</loc></url><url><loc>https://site.example/roadmaps/javascript/closures</loc></url></urlset>',
);

test('a remote is tried on its pages, with an address of the sitemap for a parameter, and where its slots show', () => {
  expect(proofAddresses('mfe-a', manifest, { listed })).toEqual([
    '/a',
    '/a/first',
    '/',
    '/roadmaps/javascript/closures',
  ]);
});

test('where a session shows more than an address of the sitemap could, one is made up', () => {
  expect(proofAddresses('mfe-a', manifest, { listed, madeUp: true })).toEqual([
    '/a',
    '/a/first',
    '/a/sample/notes/sample',
    '/',
    '/roadmaps/javascript/closures',
  ]);
});

test('a shell is tried on its own pages, one of each remote, and those with slots', () => {
  expect(proofAddresses('shell', manifest, { listed })).toEqual([
    '/',
    '/a',
    '/b',
    '/roadmaps/javascript/closures',
  ]);
});

test('a remote whose page has a slot is tried on that page', () => {
  const hosting = testReleaseManifest({
    'mfe-host': testRemote('mfe-host', { pages: [], mountPaths: ['/roadmaps'] }),
  });
  expect(proofAddresses('mfe-host', hosting, { listed })).toEqual([
    '/roadmaps/javascript/closures',
  ]);
});

test("a remote that the site doesn't have yet has no pages there", () => {
  expect(proofAddresses('mfe-new', manifest, { listed })).toEqual([]);
});
