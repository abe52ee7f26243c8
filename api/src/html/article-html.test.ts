import { ownPayloads } from '@site/shared/testing/payloads';
import { prepareArticleHtml, prepareArticleMarkdown } from './article-html.ts';
import { highlightCode, highlightedLines } from './highlight-code.ts';

const prepared = (html: string) => prepareArticleHtml(html).content;

describe('an article in Markdown', () => {
  test('becomes HTML with named headings and highlighted code', () => {
    const article = prepareArticleMarkdown(
      '## Two `ends` & more\n\nText\n\n### Two ends more\n\n```python\nif a < b:\n    pass\n```\n\n## Two ends more\n',
    );
    expect(article.content).toContain(
      '<h2 id="article-two-ends-more">Two <code>ends</code> &amp; more</h2>',
    );
    expect(article.content).toContain(
      '<pre><code class="language-python"><span class="tok-keyword">if</span> ',
    );
    expect(article.tableOfContents).toEqual([
      { id: 'article-two-ends-more', title: 'Two ends & more', level: 2 },
      { id: 'article-two-ends-more-2', title: 'Two ends more', level: 3 },
      { id: 'article-two-ends-more-3', title: 'Two ends more', level: 2 },
    ]);
  });

  test.each([
    'js',
    'javascript',
    'ts',
    'typescript',
    'py',
    'sql',
    'csharp',
    'kotlin',
    'go',
    'rust',
  ])('code in %s is highlighted', (language) => {
    const { content } = prepareArticleMarkdown(`\`\`\`${language}\nif (a) {}\n\`\`\`\n`);
    expect(content).toContain('<span class="tok-keyword">if</span>');
  });

  test('has formulas, in a line and by themselves', () => {
    const { content } = prepareArticleMarkdown(
      'It takes $`O(n^2) < 2^n`$, not $5 or `$`.\n\n```math\na < b\n```\n',
    );
    expect(content).toBe(
      '<p>It takes <code class="language-math">O(n^2) &lt; 2^n</code>, not $5 or <code>$</code>.</p>\n<pre><code class="language-math">a &lt; b</code></pre>\n',
    );
  });

  test.each([
    ['NOTE', 'note'],
    ['important', 'note'],
    ['TIP', 'tip'],
    ['CAUTION', 'warning'],
  ])('has callouts: > [!%s] is a %s', (written, kind) => {
    const { content } = prepareArticleMarkdown(
      `Before\n\n> [!${written}]\n> One *heap*.\n>\n> - a\n> - b\n\nAfter\n`,
    );
    expect(content.replaceAll('\n', '')).toBe(
      `<p>Before</p><aside class="callout-${kind}"><p>One <em>heap</em>.</p><ul><li>a</li><li>b</li></ul></aside><p>After</p>`,
    );
  });

  test('a quote stays a quote', () => {
    const { content } = prepareArticleMarkdown('> [!OTHER]\n> text\n\n> [a](/x)\n');
    expect(content).not.toContain('<aside');
  });

  test('code in a language nobody knows is plain', () => {
    const { content } = prepareArticleMarkdown('```cobol\nselect 1 < 2\n```\n');
    expect(content).toContain('<code class="language-cobol">select 1 &lt; 2</code>');
  });

  test('takes as long to read as its words say', () => {
    expect(prepareArticleMarkdown('word '.repeat(1_000)).readingMinutes).toBe(5);
    expect(prepareArticleMarkdown('word').readingMinutes).toBe(1);
  });
});

test.each([
  ['<h1>Title</h1>', '<h2 id="article-title">Title</h2>'],
  ['<p id="root" class="x" style="color:red" onclick="x()">a</p>', '<p id="article-root">a</p>'],
  ['<a href="#Part Two">a</a>', '<a href="#article-part-two">a</a>'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<a href="https://example.org" target="_top">a</a>', '<a href="https://example.org">a</a>'],
  ['<img src="http://example.org/a.png">', '<img />'],
  ['<iframe src="https://example.org"></iframe>', ''],
  ['<span class="tok-keyword evil">a</span>', '<span class="tok-keyword">a</span>'],
  ['<code class="language-python evil">a</code>', '<code class="language-python">a</code>'],
  ['<!-- note -->a', 'a'],
  [
    '<aside class="callout-tip" role="alert" aria-label="x">a</aside>',
    '<aside class="callout-tip">a</aside>',
  ],
  ['<aside class="callout-other">a</aside>', '<div>a</div>'],
  [
    '<figure class="video x"><a href="https://vimeo.com/76979871">a</a></figure>',
    '<figure class="video"><a href="https://vimeo.com/76979871">a</a></figure>',
  ],
  ['<math><mi>n</mi></math>', 'n'],
])('%s becomes %s', (html, expected) => {
  expect(prepared(html)).toBe(expected);
});

const PICTURE = '<svg viewbox="0 0 40 20" role="img" aria-label="A box">';

test.each([
  [
    '<figure><svg viewBox="0 0 40 20" role="img" aria-label="A box"><g class="picture-fill other"><rect x="1" y="1" width="9" height="9"/></g><text x="5" y="8">3 &lt; 4</text></svg><figcaption>A box</figcaption></figure>',
    `<figure>${PICTURE}<g class="picture-fill"><rect x="1" y="1" width="9" height="9"></rect></g><text x="5" y="8">3 &lt; 4</text></svg><figcaption>A box</figcaption></figure>`,
  ],
  // Without a name or a size it is not a picture.
  ['a<svg viewBox="0 0 40 20"><text>b</text></svg>', 'a'],
  ['a<svg aria-label="A box"><text>b</text></svg>', 'a'],
  ['<rect x="1"></rect><text>b</text>', 'b'],
  [
    `${PICTURE}<rect x="1" onclick="x()" style="fill:red" fill="url(//evil.example)"/></svg>`,
    `${PICTURE}<rect x="1"></rect></svg>`,
  ],
  [`${PICTURE}<a href="javascript:x()"><text>b</text></a></svg>`, `${PICTURE}<text>b</text></svg>`],
  [
    `${PICTURE}<a xlink:href="javascript:x()"><animate attributeName="href"/></a></svg>`,
    `${PICTURE}</svg>`,
  ],
  [
    `${PICTURE}<use href="#x"/><image href="//evil.example"/><style>*{}</style></svg>`,
    `${PICTURE}</svg>`,
  ],
  [
    `${PICTURE}<foreignObject><p>b</p><img src=x onerror=x()></foreignObject></svg>`,
    `${PICTURE}b</svg>`,
  ],
  [
    `${PICTURE}<svg viewBox="0 0 40 20" role="img" aria-label="b"><g></g></svg></svg>`,
    `${PICTURE}<g></g></svg>`,
  ],
  [
    `${PICTURE}<title><img src=x onerror=x()></title><desc><p>b</p></desc></svg>`,
    `${PICTURE}b</svg>`,
  ],
])('the picture %s becomes %s', (html, expected) => {
  expect(prepared(html)).toBe(expected);
  expect(prepared(expected)).toBe(expected);
});

test("a picture's words take no time to read", () => {
  const article = prepareArticleHtml(`${PICTURE}<text>${'word '.repeat(1_000)}</text></svg>`);
  expect(article.readingMinutes).toBe(1);
});

/** Elements and attributes as our sanitiser writes them, so that text which looks like one is not taken for it. */
const TAG = /<\/?([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/g;

test.each(ownPayloads)('%s cannot become script', (payload) => {
  for (const content of [prepared(payload), prepareArticleMarkdown(payload).content]) {
    for (const [, name, attributes = ''] of content.matchAll(TAG)) {
      expect(name).not.toMatch(
        /^(script|style|math|title|desc|iframe|object|embed|base|meta|link|form|noscript|template)$/,
      );
      for (const [, attribute, value = ''] of attributes.matchAll(/\s([a-z-]+)(?:="([^"]*)")?/g)) {
        expect(attribute).not.toMatch(/^(on.*|style|srcdoc|name)$/);
        expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
      }
    }
    // Whatever is no element of ours is text, with its brackets written out.
    expect(content.replace(TAG, '')).not.toContain('<');
    expect(prepared(content)).toBe(content);
  }
});

describe('code', () => {
  const linesOf = (html: string) =>
    html.match(/<span class="line">.*?<\/span>(?=<span class="line">|$)/g);

  /** The text a reader sees. */
  const textOf = (html: string) =>
    html
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&');

  test('every line is in its own span, empty ones too, and tokens carry their class', () => {
    const html = highlightCode('def one():\n\n    return 1  # easy\n', 'python');
    expect(linesOf(html)?.map(textOf)).toEqual(['def one():', '', '    return 1  # easy']);
    expect(html).toContain('<span class="tok-keyword">def</span>');
    expect(html).toContain('<span class="tok-number">1</span>');
    expect(html).toContain('<span class="tok-comment"># easy</span>');
  });

  test('a text over several lines is closed and opened again at each line', () => {
    const html = highlightCode('"""one\ntwo"""', 'python');
    expect(html).toBe(
      '<span class="line"><span class="tok-string">&quot;&quot;&quot;one</span></span>' +
        '<span class="line"><span class="tok-string">two&quot;&quot;&quot;</span></span>',
    );
  });

  test('code cannot become markup', () => {
    const code = 'x = "</span><script>alert(1)</script>" if a < b & c > d else \'</code>\'';
    const html = highlightCode(code, 'python');
    expect(html.replace(/<span class="(line|tok-[a-zA-Z0-9 -]+)">|<\/span>/g, '')).not.toMatch(
      /[<>]/,
    );
    expect(textOf(html)).toBe(code);
  });

  test('a language nobody knows is escaped and left plain', () => {
    expect(highlightedLines('a < b\n\nc\n', 'cobol')).toEqual(['a &lt; b', '', 'c']);
  });

  test('SQL is highlighted as PostgreSQL writes it', () => {
    const html = highlightCode("select name\nfrom customers -- all\nwhere city = 'Pune'", 'sql');
    expect(html).toContain('<span class="tok-keyword">select</span>');
    expect(html).toContain('<span class="tok-comment">-- all</span>');
    expect(html).toContain('<span class="tok-string">&#39;Pune&#39;</span>');
  });
});
