import { renderDocument } from './document.ts';

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
