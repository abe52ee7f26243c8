import { cleanHtml } from './clean-html.ts';
import { withDirections } from './directions.ts';

test.each([
  ['<p>مرحبا</p><p>Hello</p>', '<p dir="auto">مرحبا</p><p dir="auto">Hello</p>'],
  ['<h2 id="article-a">أ</h2>', '<h2 dir="auto" id="article-a">أ</h2>'],
  [
    '<ul><li>واحد<ul><li>two</li></ul></li></ul><p>b</p>',
    '<ul dir="auto"><li>واحد<ul><li>two</li></ul></li></ul><p dir="auto">b</p>',
  ],
  ['<blockquote><p>أ</p></blockquote>', '<blockquote dir="auto"><p>أ</p></blockquote>'],
  ['<pre><code>a</code></pre>', '<pre><code>a</code></pre>'],
])('%s becomes %s, and stays so in a browser', (html, expected) => {
  const directed = withDirections(html);
  expect(directed).toBe(expected);
  const body = document.createElement('div');
  body.innerHTML = expected;
  const clean = document.createElement('div');
  clean.append(cleanHtml(directed));
  expect(clean.isEqualNode(body)).toBe(true);
});
