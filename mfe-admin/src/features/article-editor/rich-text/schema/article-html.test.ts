import { documentOf, htmlOf, parsed } from './article-html.ts';
import { inert } from './inert.ts';
import { sameHtml } from './outline.ts';

const blocksIn = (html: string) => documentOf(html).content.content.map(({ type }) => type.name);
const again = (html: string) => htmlOf(documentOf(html));

/** Every element and attribute that the server's sanitiser allows, as it writes them. */
const allowed = [
  '<h2 id="article-a">Two <code>ends</code> &amp; more</h2><h3 id="article-b">b</h3><h4>c</h4><h5>d</h5>',
  '<p id="article-x">One<br>two</p><hr><p>three</p>',
  '<p><strong>a</strong> <em>b</em> <b>c</b> <i>d</i> <u>e</u> <s>f</s> <del>g</del> <ins>h</ins></p>',
  '<p><mark>a</mark> <small>b</small> <sub>c</sub> <sup>d</sup> <abbr title="As said">e</abbr></p>',
  '<p><kbd>Ctrl</kbd>+<kbd>S</kbd> <samp>a</samp> <var>b</var> <q>c</q> <cite>d</cite></p>',
  '<p><span id="article-here">a</span> <a href="#article-a" title="Up">up</a></p>',
  '<p><a href="https://example.org"><code>code</code></a> <strong><code>b</code></strong> <a href="/roadmaps/dsa">here</a> <a href="mailto:a@example.org">us</a></p>',
  '<ul><li>tight</li><li>with a list<ul><li>inner</li></ul></li></ul>',
  '<ul><li><p>loose</p></li><li><p>two</p><p>paragraphs</p></li></ul>',
  '<ol start="3"><li>three</li><li>four<pre><code>listing</code></pre></li></ol>',
  '<dl><dt>Term</dt><dd>Meaning</dd><dd><p>Another</p></dd></dl>',
  '<blockquote><p>Said</p><p>again</p></blockquote>',
  '<pre><code class="language-python">if a &lt; b:\n    pass\n\nend</code></pre><pre><code>plain\n  text</code></pre>',
  '<table><caption>Costs</caption><thead><tr><th scope="col">a</th><th align="right">b</th></tr></thead><tbody><tr><td colspan="2">c</td></tr><tr><td rowspan="2">d</td><td align="center">e</td></tr><tr><td>f</td></tr></tbody><tfoot><tr><td>g</td><td><ul><li>h</li></ul></td></tr></tfoot></table>',
  '<table><tbody><tr><th>a</th><td>b</td></tr><tr><th>c</th><td></td></tr></tbody></table>',
  '<figure><img src="/images/a.webp" alt="A tree" title="Tree" width="20" height="10" loading="lazy"><figcaption>A <em>tree</em></figcaption></figure>',
  '<p>Text <img src="https://example.org/a.png" alt=""> more</p>',
  '<figure><svg viewBox="0 0 40 20" role="img" aria-label="A box"><g class="picture-fill"><rect x="1" y="1" width="9" height="9" rx="2"></rect></g><text x="5" y="8">3 &lt; 4</text></svg><figcaption>A box</figcaption></figure>',
  '<details open=""><summary>More</summary><p>Text</p></details><details><summary>Less</summary><ul><li>a</li></ul></details>',
  '<div id="article-box"><p>in a box</p></div>',
  '<aside id="article-hot" class="callout-warning"><p>Hot</p><ul><li>a</li></ul></aside><aside class="callout-note"><p>b</p></aside>',
  '<p>In <code class="language-math">O(n) &lt; n^2</code>, or <code>n</code></p><pre><code class="language-math">\\frac{1}{2}\n</code></pre>',
  '<figure class="video"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">A talk</a></figure>',
];

test.each(allowed)('what the site allows is preserved: %s', (html) => {
  expect(again(html)).toBe(html);
  expect(blocksIn(html)).not.toContain('htmlBlock');
});

test('token colours are left to the server', () => {
  const html =
    '<pre><code class="language-python"><span class="tok-keyword">if</span> a:</code></pre>';
  expect(again(html)).toBe('<pre><code class="language-python">if a:</code></pre>');
  expect(blocksIn(html)).toEqual(['codeBlock']);
});

test('the order of nested inline elements and missing paragraphs make no difference', () => {
  const html = '<em><strong>a</strong></em><blockquote>b</blockquote>';
  expect(blocksIn(html)).toEqual(['paragraph', 'blockquote']);
  expect(sameHtml(html, again(html))).toBe(true);
});

test.each([
  '<iframe src="https://example.org"></iframe>',
  '<p style="color:red">a</p>',
  '<p class="lead">a</p>',
  '<section><p>a</p></section>',
  '<pre>a <b>listing</b></pre>',
  '<aside class="callout-other"><p>a</p></aside>',
  '<figure class="video"><a href="https://example.org">a</a></figure>',
  '<math><mi>n</mi></math>',
])(
  "what the editor doesn't support stays as it is, and the blocks around it are text: %s",
  (html) => {
    const whole = `<h2>Before</h2>${html}<p>after</p>`;
    expect(blocksIn(whole)).toEqual(['heading', 'htmlBlock', 'paragraph']);
    expect(again(whole)).toBe(whole);
  },
);

test('a picture shows only its allowed parts; one with others in a draft is a block of HTML, which runs nothing', () => {
  const hostile =
    '<svg viewBox="0 0 4 2" role="img" aria-label="x" onload="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)"><text>open</text></a><foreignObject><img src="x" onerror="alert(1)"></foreignObject><rect x="1" style="fill:red" onclick="alert(1)"></rect></svg>';
  expect(htmlOf(parsed(inert(hostile)))).toBe(
    '<svg viewBox="0 0 4 2" role="img" aria-label="x"><rect x="1"></rect></svg>',
  );
  expect(blocksIn(hostile)).toEqual(['htmlBlock']);
});

test('headings get the level they have on the page', () => {
  expect(again('<h1>a</h1><h6>b</h6>')).toBe('<h2>a</h2><h5>b</h5>');
});

test('an empty document is an empty text', () => {
  expect(again('')).toBe('');
});
