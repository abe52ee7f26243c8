import { forReaders } from './for-readers.ts';
import { drawFormula, formulaMistakes, withFormulas } from './formulas.ts';

const drawn = (tex: string, display = false) => {
  const formula = drawFormula(tex, display);
  return 'html' in formula ? formula.html : formula;
};
const line = (tex: string) => `<code class="language-math">${tex}</code>`;

test('a formula becomes MathML and nothing else', () => {
  expect(drawn('n^2')).toBe('<math><mrow><msup><mi>n</mi><mn>2</mn></msup></mrow></math>');
  expect(drawn('\\frac{1}{2}', true)).toBe(
    '<math display="block"><mrow><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow></math>',
  );
});

test("letters of other alphabets are these letters, since browsers don't know their styles", () => {
  expect(drawn('\\mathbb{R}')).toContain('<mi>ℝ</mi>');
  expect(drawn('\\mathcal{L}')).toContain('<mi>ℒ</mi>');
  expect(drawn('\\mathbf{x1}')).toContain('<mi>𝐱</mi><mn>𝟏</mn>');
  expect(drawn('\\mathfrak{g}')).toContain('𝔤');
  expect(drawn('\\mathbf{<}')).not.toContain('𝐥𝐭');
  expect(drawn('\\mathrm{d}')).toContain('<mi mathvariant="normal">d</mi>');
});

test('names of functions stand apart from what is around them, but for brackets', () => {
  const space = '<mspace width="0.167em"></mspace>';
  const log = '<mi>log</mi><mo>\u2061</mo>';
  expect(drawn('n \\log n')).toBe(
    `<math><mrow><mi>n</mi>${space}${log}${space}<mi>n</mi></mrow></math>`,
  );
  expect(drawn('\\log(n)')).toContain(`${log}<mo stretchy="false">(</mo>`);
  expect(drawn('2\\log_2 n')).toBe(
    `<math><mrow><mn>2</mn>${space}<msub><mi>log</mi><mn>2</mn></msub><mo>\u2061</mo>${space}<mi>n</mi></mrow></math>`,
  );
});

test.each([
  ['\\foo', 'Undefined control sequence: \\foo'],
  ['\\frac{1', "Unexpected end of input in a macro argument, expected '}'"],
  [' ', 'is empty'],
  ['x'.repeat(1_001), 'has more than 1000 characters'],
  ['\\def\\a{\\a\\a}\\a', "\\def isn't allowed"],
  ['\\newcommand{\\a}{b}\\a', "\\newcommand isn't allowed"],
  ['\\href{javascript:alert(1)}{x}', "\\href isn't allowed"],
  ['\\url{https://evil.example}', "\\url isn't allowed"],
  ['\\includegraphics{https://evil.example/x.png}', "\\includegraphics isn't allowed"],
  ['\\htmlClass{x}{y}', "\\htmlClass isn't allowed"],
])('%s has a mistake, which is said in words', (tex, error) => {
  expect(drawFormula(tex, false)).toEqual({ error });
});

test('what is nested very deeply is no deeper for readers', () => {
  const nested = drawn(`${'\\sqrt{'.repeat(140)}x${'}'.repeat(140)}`);
  expect(String(nested).match(/<msqrt>/g)?.length ?? 0).toBeLessThan(100);
});

test('markup in a formula is text', () => {
  const html = drawn('\\text{<img src=x onerror=alert(1)>}');
  expect(String(html).replaceAll('\u00a0', ' ')).toBe(
    '<math><mrow><mtext>&lt;img src=x onerror=alert(1)&gt;</mtext></mrow></math>',
  );
  expect(drawn('\\color{red}{x}')).not.toContain('red');
});

test("readers get a text's formulas drawn; one with a mistake stays as it was written", () => {
  expect(withFormulas(`<p>In ${line('n')}, ${line('\\foo')} or <code>n</code></p>`)).toBe(
    `<p>In <math><mrow><mi>n</mi></mrow></math>, ${line('\\foo')} or <code>n</code></p>`,
  );
  expect(withFormulas(`<pre>${line('a &lt; b')}</pre><pre><code>n</code></pre>`)).toBe(
    '<div><math display="block"><mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow></math></div><pre><code>n</code></pre>',
  );
});

test('mistakes name their formula, and an article has so many formulas at most', () => {
  expect(formulaMistakes(`<p>${line('n')}${line('\\foo')}</p>`)).toEqual([
    'The formula “\\foo”: Undefined control sequence: \\foo.',
  ]);
  const message =
    'An article can have 300 formulas, with 20000 characters in all: this one has more.';
  for (const many of [line('n').repeat(301), line('n'.repeat(999)).repeat(21)]) {
    expect(formulaMistakes(many)).toEqual([message]);
    expect(withFormulas(many)).toMatch(/<\/math><code class="language-math">n+<\/code>$/);
  }
});

test('callouts have a role and a name', () => {
  expect(forReaders('<aside class="callout-warning"><p>Hot</p></aside>')).toBe(
    '<aside class="callout-warning" role="note" aria-label="Warning"><p>Hot</p></aside>',
  );
});
