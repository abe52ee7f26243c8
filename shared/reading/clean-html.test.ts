import { ownPayloads } from '@site/shared/testing/payloads';
import { cleanHtml } from './clean-html.ts';

function cleaned(html: string): string {
  const container = document.createElement('div');
  container.append(cleanHtml(html));
  return container.innerHTML;
}

test('the elements of an article stay', () => {
  const html = [
    '<h2 id="article-a">A</h2><p>Text <strong>with</strong> <a href="/x">a</a><a href="#article-a">b</a></p>',
    '<pre><code class="language-python"><span class="tok-keyword">def</span></code></pre>',
    '<figure><img src="https://example.org/a.png" alt="A"><figcaption>A</figcaption></figure>',
    '<details open=""><summary>More</summary><kbd>Esc</kbd></details>',
    '<figure><svg viewBox="0 0 40 20" role="img" aria-label="A box"><g class="picture-fill"><rect x="1" y="1" width="9" height="9"></rect></g><text x="5" y="8">3 &lt; 4</text></svg></figure>',
    '<table><tbody><tr><td align="right">1</td></tr></tbody></table>',
    '<aside class="callout-tip" role="note" aria-label="Tip"><p>Draw it.</p></aside>',
    '<figure class="video"><a href="https://vimeo.com/76979871">A talk</a></figure>',
    '<p><math><msup><mi>n</mi><mn>2</mn></msup></math></p><div><math display="block"><mo stretchy="false">(</mo><mtext>if &lt;</mtext></math></div>',
  ].join('');
  expect(cleaned(html)).toBe(html);
});

test.each([
  ['<p style="color:red">x</p>', '<p>x</p>'],
  ['<p id="root">x</p>', '<p>x</p>'],
  ['<a name="boot">x</a>', '<a>x</a>'],
  ['<span class="tok-keyword hidden">x</span>', '<span class="tok-keyword">x</span>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<p data-x="1" aria-hidden="true">x</p>', '<p>x</p>'],
  ['<svg><text>x</text></svg><rect></rect><text>x</text>', ''],
  ['<p aria-label="x" class="picture-fill x">x</p>', '<p class="picture-fill">x</p>'],
  ['<form><input><button>x</button></form>', 'x'],
])('%s becomes %s', (html, expected) => {
  expect(cleaned(html)).toBe(expected);
});

const PICTURE = '<svg viewBox="0 0 40 20" role="img" aria-label="A box">';

test.each([
  [
    '<rect x="1" onclick="x()" style="fill:red" fill="url(//evil.example)"></rect>',
    '<rect x="1"></rect>',
  ],
  ['<a href="javascript:x()"><text>b</text></a>', ''],
  ['<use href="#x"></use><image href="//evil.example"></image><style>*{}</style>', ''],
  ['<animate attributeName="x" onbegin="x()"></animate><script>x()</script>', ''],
  ['<foreignObject><p>b</p><img src=x onerror=x()></foreignObject>', ''],
  ['<title><img src=x onerror=x()></title><desc><p>b</p></desc>', ''],
  ['<svg><g></g></svg>', ''],
])('of %s in a picture, %s stays', (inner, expected) => {
  expect(cleaned(`${PICTURE}${inner}</svg>`)).toBe(`${PICTURE}${expected}</svg>`);
});

test.each([
  ['<mi href="javascript:x()" onclick="x()" mathcolor="red">n</mi>', '<mi>n</mi>'],
  ['<mtext><img src="x" onerror="x()"><p>b</p></mtext>', '<mtext></mtext>'],
  ['<annotation-xml encoding="text/html"><p>b</p></annotation-xml>', ''],
  ['<mglyph></mglyph><maction><mi>n</mi></maction><math><mi>n</mi></math>', '<mi>n</mi>'],
])('of %s in a formula, %s stays', (inner, expected) => {
  expect(cleaned(`<math>${inner}</math>`)).toBe(`<math>${expected}</math>`);
});

test('parts of formulas are nowhere else', () => {
  expect(cleaned('<p>a<mi>n</mi></p><mfrac></mfrac>')).toBe('<p>a</p>');
});

test.each(ownPayloads)('%s cannot become script', (payload) => {
  const container = document.createElement('div');
  container.append(cleanHtml(payload));
  expectHarmless(container);
  // Not even when the output is parsed a second time.
  const again = document.createElement('div');
  again.innerHTML = container.innerHTML;
  expectHarmless(again);
});

function expectHarmless(container: HTMLElement): void {
  for (const element of container.querySelectorAll('*')) {
    if (!element.closest('svg[role="img"], math')) {
      expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
    }
    expect(element.localName).not.toMatch(
      /^(script|style|iframe|object|embed|base|meta|link|form|title|desc|foreignObject|use|animate)$/,
    );
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^(on|style$|srcdoc$|name$)/);
      expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
    }
  }
}
