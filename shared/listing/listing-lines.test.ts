import { highlightedLines, plainLines } from './listing-lines.ts';

const line = (html: string) => `<span class="line">${html}</span>`;

test('a highlighted listing is read as lines of tokens', () => {
  const html =
    line(
      '<span class="tok-keyword">if</span> a &lt; <span class="tok-string">&#39;&amp;lt;&#39;</span>:',
    ) +
    line('') +
    line('    pass');
  expect(highlightedLines(html, "if a < '&lt;':\n\n    pass\n")).toEqual([
    [
      { text: 'if', kind: 'tok-keyword' },
      { text: ' a < ' },
      { text: "'&lt;'", kind: 'tok-string' },
      { text: ':' },
    ],
    [],
    [{ text: '    pass' }],
  ]);
});

test.each([
  ['another text', line('pass'), 'fail'],
  ['other markup', line('<b onclick="x()">pass</b>'), 'pass'],
  ['no lines', '', 'pass'],
])('a listing of %s is shown without highlighting', (_, html, code) => {
  expect(highlightedLines(html, code)).toEqual(plainLines(code));
});
