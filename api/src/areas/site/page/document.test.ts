import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import { renderDocument } from './document.ts';
import { createInliner, inlineHashesOf } from './inline-files.ts';
import { pageHeaders } from './policy.ts';

const facts = {
  title: 'Roadmaps',
  description: 'Choose a path',
  theme: null,
  bootJson: '{}',
  icon: '/icon.svg',
  files: { styles: [], scripts: [], earlyScripts: [], preloadScripts: [], preloadStyles: [] },
};

test('text from content cannot become markup', () => {
  const html = renderDocument({ ...facts, title: '</title><script>alert(1)</script>' });
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;/title&gt;');
});

test('readers that run no script learn what the page is, where the others are, and what is missing', () => {
  const noscript = (isAway: boolean) =>
    /<noscript>(.*)<\/noscript>/s.exec(renderDocument({ ...facts, isAway }))?.[1];
  expect(noscript(false)).toBe(
    '<p><a href="/">Stepwise</a></p><h1>Roadmaps</h1><p>Choose a path</p><p>This page needs JavaScript.</p>',
  );
  expect(noscript(true)).toContain("We can't reach our database right now");
});

test('the title names the site, once', () => {
  expect(renderDocument(facts)).toContain('<title>Roadmaps · Stepwise</title>');
  expect(renderDocument({ ...facts, title: 'Stepwise' })).toContain('<title>Stepwise</title>');
});

test('data cannot end the boot block', () => {
  const bootJson = JSON.stringify({ note: '</script><script>alert(1)</script>' });
  const html = renderDocument({ ...facts, bootJson });
  const block = /id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual({ note: '</script><script>alert(1)</script>' });
});

test('every script and preload carries integrity and crossorigin', () => {
  const file = (address: string) => [{ address, integrity: `sha384-${address}` }];
  const html = renderDocument({
    ...facts,
    files: {
      styles: file('a.css'),
      scripts: file('a.js'),
      earlyScripts: file('early.js'),
      preloadScripts: file('b.js'),
      preloadStyles: file('b.css'),
    },
  });
  for (const name of ['a.css', 'a.js', 'early.js', 'b.js', 'b.css']) {
    expect(html).toMatch(
      new RegExp(`(href|src)="${name}" integrity="sha384-${name}" crossorigin="anonymous"`),
    );
  }
  // What is shown can be pressed, and nothing else stores such a press.
  expect(html).toContain('<script async blocking="render" src="early.js"');
});

test('a typeface that the styles name is requested with the document', () => {
  const named = (address: string) => `@font-face{src:url(${address})format("woff2")}`;
  const style = (content: string) => ({ address: 'a.css', integrity: 'sha384-x', content });
  const html = renderDocument({
    ...facts,
    files: {
      ...facts.files,
      styles: [
        style(named('/releases/shell/type-1/figtree.woff2')),
        style(`a{mask:url(/releases/shell/1/mark.svg)}${named('https://example.org/x.woff2')}`),
      ],
    },
  });
  expect(html.match(/<link rel="preload" as="font"[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" href="/releases/shell/type-1/figtree.woff2" crossorigin="anonymous">',
  ]);
});

test('what is known of a file is in the document, and needs no request', () => {
  const file = (address: string, content: string) => [{ address, integrity: 'sha384-x', content }];
  const html = renderDocument({
    ...facts,
    files: { ...facts.files, styles: file('a.css', 'a{}'), earlyScripts: file('e.js', 'early()') },
  });
  expect(html).toContain('<style data-href="a.css">a{}</style>');
  expect(html).toContain('<script>early()</script>');
  expect(html).not.toMatch(/ (href|src)="(a\.css|e\.js)"/);
});

test('a chosen theme is in the document, so that nothing flashes', () => {
  expect(renderDocument({ ...facts, theme: 'dark' })).toContain(
    '<html lang="en" data-theme="dark">',
  );
  expect(renderDocument(facts)).toContain('<html lang="en">');
});

describe('the policy', () => {
  const policyFor = (...origins: string[]) => pageHeaders(origins)['content-security-policy'] ?? '';

  test('pages call the site itself, and the origins that are configured', () => {
    expect(policyFor()).toContain("connect-src 'self';");
    expect(policyFor('https://api.example.org', 'https://posts.example.org')).toContain(
      "connect-src 'self' https://api.example.org https://posts.example.org;",
    );
  });

  test('nothing inline and nothing evaluated is allowed', () => {
    expect(policyFor('https://api.example.org')).not.toMatch(/unsafe|\*|http:/);
    expect(policyFor()).toContain("script-src 'self'; style-src 'self';");
  });

  test('what a document holds itself is allowed by its hash', () => {
    const inline = { styles: ['sha384-a', 'sha384-b'], scripts: ['sha384-c'] };
    expect(pageHeaders([], false, inline)['content-security-policy']).toContain(
      "script-src 'self' 'sha384-c'; style-src 'self' 'sha384-a' 'sha384-b';",
    );
  });

  test('code comes from the origin of the files alone if they have one of their own', () => {
    const policy = pageHeaders([], false, undefined, 'https://files.example.org');
    const directives = policy['content-security-policy']?.split('; ');
    expect(directives).toEqual(
      expect.arrayContaining([
        'script-src https://files.example.org',
        'style-src https://files.example.org',
        'font-src https://files.example.org',
        "img-src 'self' https: data: https://files.example.org",
        "frame-src 'self' https://files.example.org https://www.youtube-nocookie.com https://player.vimeo.com",
        "connect-src 'self' https://files.example.org",
        "worker-src 'self'",
        "frame-ancestors 'none'",
      ]),
    );
  });

  test('other sites may frame no page, and this site only what it frames itself', () => {
    expect(policyFor()).toContain("frame-ancestors 'none'");
    expect(pageHeaders([], true)['content-security-policy']).toContain("frame-ancestors 'self'");
  });
});

describe('files that are inlined', () => {
  const hashOf = (content: string) =>
    `sha384-${createHash('sha384').update(content).digest('base64')}`;

  let releasesDir: string;
  beforeEach(() => {
    releasesDir = mkdtempSync(path.join(tmpdir(), 'inline-'));
    mkdirSync(path.join(releasesDir, 'shell/1'), { recursive: true });
  });
  afterEach(() => rmSync(releasesDir, { recursive: true, force: true }));

  function stored(name: string, content: string) {
    writeFileSync(path.join(releasesDir, 'shell/1', name), content);
    return { address: `/releases/shell/1/${name}`, integrity: hashOf(content) };
  }

  async function inlined(style: { address: string; integrity: string }, origin = '') {
    const files = {
      styles: [style],
      scripts: [],
      earlyScripts: [stored('early.js', 'early()')],
      preloadScripts: [],
      preloadStyles: [],
    };
    return createInliner(releasesDir)(testReleaseManifest(), files, origin);
  }

  test('stylesheets and early scripts come with their content, and the policy names them', async () => {
    const style = stored('main.css', 'a > b{color:red}');
    const files = await inlined(style);
    expect(files.styles).toEqual([{ ...style, content: 'a > b{color:red}' }]);
    expect(files.earlyScripts[0]?.content).toBe('early()');
    expect(inlineHashesOf(files)).toEqual({
      styles: [style.integrity],
      scripts: [hashOf('early()')],
    });
  });

  test('what comes from another origin says so, in the document and in what it holds', async () => {
    const style = stored('main.css', 'a{src:url(/releases/shell/type-1/a.woff2)}');
    const files = await inlined(style, 'https://files.example.org');
    const content = 'a{src:url(https://files.example.org/releases/shell/type-1/a.woff2)}';
    expect(files.styles).toEqual([
      {
        address: 'https://files.example.org/releases/shell/1/main.css',
        integrity: hashOf(content),
        content,
      },
    ]);
    expect(inlineHashesOf(files).styles).toEqual([hashOf(content)]);
  });

  test.each([
    [
      "isn't what its hash says",
      () => ({ ...stored('main.css', 'a{}'), integrity: hashOf('b{}') }),
    ],
    ['is not there', () => ({ address: '/releases/shell/1/gone.css', integrity: hashOf('a{}') })],
    ['would end its element', () => stored('main.css', 'a::after{content:"</style>"}')],
    ['would be changed by the parser', () => stored('main.css', 'a{}\r\nb{}')],
    [
      'comes from a development server',
      () => ({ ...stored('main.css', 'a{}'), address: 'http://localhost:13000/main.css' }),
    ],
  ])('a stylesheet that %s is left for the browser to request', async (_, style) => {
    const files = await inlined(style());
    expect(files.styles[0]?.content).toBeUndefined();
    expect(inlineHashesOf(files).styles).toEqual([]);
  });
});
