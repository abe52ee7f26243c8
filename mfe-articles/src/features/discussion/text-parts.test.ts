import { testConfig, writeBoot } from '@site/shared/testing';
import { testReleaseManifest, testRemote } from '@site/shared/testing/release-manifest';
import { textParts } from './text-parts.ts';

beforeEach(() => {
  const articles = testRemote('mfe-articles', {
    mountPaths: ['/dsaarticle', '/article', '/mock-tests'],
  });
  const remotes = { 'mfe-articles': articles, 'mfe-roadmaps': testRemote('mfe-roadmaps') };
  writeBoot({ releaseManifest: testReleaseManifest(remotes), config: testConfig });
});

const parts = (text: string) => textParts(text, 'https://site.example');
const links = (text: string) =>
  parts(text).filter(({ kind }) => kind === 'link' || kind === 'page');

test('plain text is a single part, however odd it looks', () => {
  const odd =
    '<img src=x onerror=alert(1)> & "quotes"\n\nand a / b, 5/6, ftp://x, javascript:alert(1)';
  expect(parts(odd)).toEqual([{ kind: 'text', text: odd }]);
});

test('backquotes mark code, three of them a block, and nothing in them is a link', () => {
  expect(parts('Try `https://x.example` or\n```python\nfor x in y:\n    pass\n```\nDone')).toEqual([
    { kind: 'text', text: 'Try ' },
    { kind: 'code', text: 'https://x.example' },
    { kind: 'text', text: ' or' },
    { kind: 'block', text: 'for x in y:\n    pass' },
    { kind: 'text', text: 'Done' },
  ]);
});

test.each([
  ['See https://x.example/a?b=c#d.', 'https://x.example/a?b=c#d'],
  ['(see https://x.example/a)', 'https://x.example/a'],
  ['https://x.example/wiki/Tree_(graph)', 'https://x.example/wiki/Tree_(graph)'],
  ['**https://x.example**', 'https://x.example'],
  ['HTTP://X.example!?', 'HTTP://X.example'],
  ['https://x.example/"onmouseover=alert(1)', 'https://x.example/'],
])('in %j, the link ends where the address does', (text, shown) => {
  expect(links(text)).toEqual([{ kind: 'link', text: shown, address: new URL(shown).href }]);
  expect(
    parts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://bank.example@evil.example/',
  'https://a:b@evil.example',
  'https://',
  'http://[',
])('%j is no link', (text) => {
  expect(links(text)).toEqual([]);
});

test('pages of this site open in the same tab', () => {
  const own =
    'https://site.example/dsaarticle/3sum?x=1#solution, /article/how-to-read and /roadmaps';
  expect(links(own)).toEqual([
    {
      kind: 'page',
      text: 'https://site.example/dsaarticle/3sum?x=1#solution',
      path: '/dsaarticle/3sum?x=1#solution',
    },
    { kind: 'page', text: '/article/how-to-read', path: '/article/how-to-read' },
    { kind: 'page', text: '/roadmaps', path: '/roadmaps' },
  ]);
  expect(links('//roadmaps /roadmapsx x/article/y')).toEqual([]);
});

test.each(['/roadmaps/sql/sql-names', '/mock-tests', '/roadmaps/dsa?topic=arrays#graphs'])(
  'the path %s is a link, also at the end of a sentence',
  (path) => {
    expect(links(`See ${path}.`)).toEqual([{ kind: 'page', text: path, path }]);
  },
);

test.each(['/v1/health', '/feed.xml', '/roadmaps/picture.png', '/releases/x.js', '/nowhere'])(
  "%s isn't a page of the router",
  (path) => {
    expect(links(path)).toEqual([]);
    expect(links(`https://site.example${path}`)).toMatchObject([{ kind: 'link' }]);
  },
);

test('a long text of brackets and marks is split too', () => {
  expect(links(`https://x.example/${')'.repeat(2_000)}`)).toHaveLength(1);
  expect(parts('/a'.repeat(2_000))).toEqual([{ kind: 'text', text: '/a'.repeat(2_000) }]);
  expect(parts('`'.repeat(2_000)).length).toBeGreaterThan(0);
  expect(parts('```\n'.repeat(500)).length).toBeGreaterThan(0);
});
