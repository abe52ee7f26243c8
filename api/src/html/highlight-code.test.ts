import { highlightCode, highlightedLines } from './highlight-code.ts';

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
