import { documentOf, htmlOf, parsed } from './article-html.ts';
import { inert } from './inert.ts';
import { cleanPasted } from './pasted.ts';

/** The article's HTML after a paste, which the editor must be able to open again. */
function pasted(html: string): string {
  const written = htmlOf(parsed(inert(cleanPasted(html).html)));
  expect(JSON.stringify(documentOf(written))).not.toContain('htmlBlock');
  return written;
}

const item = (text: string, level: number, marker: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

describe('from Word', () => {
  const word = (content: string) =>
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-GB><!--StartFragment-->${content}<!--EndFragment--></body></html>`;

  test('bullets are a list, with the lists in it', () => {
    const list = [item('Arrays', 1, '·'), item('Sliding window', 2, 'o'), item('Trees', 1, '·')];
    expect(pasted(word(list.join('\n')))).toBe(
      '<ul><li>Arrays<ul><li>Sliding window</li></ul></li><li>Trees</li></ul>',
    );
  });

  test('numbers go on at the number they had, and a paragraph between two lists stays between them', () => {
    const html = `${item('Read', 1, '3.')}${item('Plan', 1, '4.')}<p class=MsoNormal>Then:</p>${item('Code', 1, '·')}`;
    expect(pasted(word(html))).toBe(
      '<ol start="3"><li>Read</li><li>Plan</li></ol><p>Then:</p><ul><li>Code</li></ul>',
    );
  });

  test('a numbered list after bullets on the same level is a list of its own', () => {
    expect(pasted(word(item('a', 1, '·') + item('b', 1, 'a)')))).toBe(
      '<ul><li>a</li></ul><ol><li>b</li></ol>',
    );
  });

  test('headings, emphasis and links stay, and paragraphs with a space only go', () => {
    const html = `<h1>Two pointers<o:p></o:p></h1><p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p class=MsoNormal>Read <b>this</b> and <i>that</i>, see <a href="https://example.org/a">here</a> and <a href="file:///C:/notes.docx">there</a>.</p>`;
    expect(pasted(word(html))).toBe(
      '<h2>Two pointers</h2><p>Read <strong>this</strong> and <em>that</em>, see <a href="https://example.org/a">here</a> and there.</p>',
    );
  });

  test('footnotes lead there and back', () => {
    const html = `<p class=MsoNormal>Sorted<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a> first.</p>
      <div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> In place.</p></div></div>`;
    expect(pasted(word(html))).toBe(
      '<p>Sorted<a href="#_ftn1"><sup><span id="_ftnref1">[1]</span></sup></a> first.</p><p><a href="#_ftnref1"><sup><span id="_ftn1">[1]</span></sup></a> In place.</p>',
    );
  });

  test('a table keeps its cells', () => {
    const html = `<table class=MsoTableGrid border=1><tr><td width=200 style='border:solid'><p class=MsoNormal>Case<o:p></o:p></p></td><td colspan=2><p class=MsoNormal>O(n)</p></td></tr></table>`;
    expect(pasted(word(html))).toBe(
      '<table><tbody><tr><td><p>Case</p></td><td colspan="2"><p>O(n)</p></td></tr></tbody></table>',
    );
  });

  test("a picture on the author's machine leaves its place, with what it shows", () => {
    const html = `<p class=MsoNormal>Before <!--[if gte vml 1]><v:shape/><![endif]--><![if !vml]><img width=20 height=10 src="file:///C:/Users/a/msohtmlclip1/01/clip_image001.png" alt="A heap" v:shapes="Picture_1"><![endif]></p>`;
    expect(pasted(word(html))).toBe('<p>Before <img alt="A heap" width="20" height="10"></p>');
  });

  test('lists of Word in a browser are lists', () => {
    const line = (text: string, level: number) =>
      `<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1"><li data-aria-level="${level}" class="OutlineElement"><p class="Paragraph"><span>${text}</span></p></li></ul></div>`;
    expect(pasted([line('a', 1), line('b', 2), line('c', 1)].join(''))).toBe(
      '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>',
    );
  });
});

test('from Google Docs: the bold wrapper makes nothing bold, and styles are emphasis', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6f0c"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400">Heaps</span></h2><p dir="ltr"><span style="font-weight:400;font-style:normal">A heap is </span><span style="font-weight:700">complete</span><span style="font-style:italic">, always</span><span style="vertical-align:super">2</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>push</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>sift up</span></p></li></ul></ul></b>`;
  expect(pasted(html)).toBe(
    '<h2>Heaps</h2><p>A heap is <strong>complete</strong><em>, always</em><sup>2</sup></p><ul><li><p>push</p><ul><li><p>sift up</p></li></ul></li></ul>',
  );
});

test('from LibreOffice: pictures inside the HTML are handed out, each with its place', () => {
  const html = `<p align="left" style="margin-bottom: 0cm"><font face="Liberation Serif"><img src="data:image/png;base64,aGVhcA==" name="Image1" alt="A heap" width="2" height="1"></font></p>`;
  const { html: cleaned, pictures } = cleanPasted(html);
  const [[key, file] = []] = pictures;
  expect(file).toMatchObject({ type: 'image/png', size: 4 });
  expect(cleaned).toContain(`data-upload="${key}"`);
  expect(pasted(html)).toBe('<p><img alt="A heap" width="2" height="1"></p>');
});

test('from Notion: headings, lists, listings and links come over as they are', () => {
  const html = `<meta charset='utf-8'><h3>Plan</h3><ul><li>Read <strong>all</strong><ul><li>twice</li></ul></li></ul><pre><code class="language-python">x = 1\ny = 2</code></pre><p><a href="https://example.org">more</a></p>`;
  expect(pasted(html)).toBe(html.slice(html.indexOf('<h3>')));
});

test('from pages with formulas: their TeX', () => {
  const math = (tex: string) =>
    `<math><semantics><mi>n</mi><annotation encoding="application/x-tex">${tex}</annotation></semantics></math>`;
  const katex = `<span class="katex"><span class="katex-mathml">${math('n^2')}</span><span class="katex-html" aria-hidden="true">n2</span></span>`;
  expect(pasted(`<p>In ${katex} or ${math('n')}.</p>`)).toBe(
    '<p>In <code class="language-math">n^2</code> or <code class="language-math">n</code>.</p>',
  );
  expect(pasted(`<p>So</p><span class="katex-display">${katex}</span>`)).toBe(
    '<p>So</p><pre><code class="language-math">n^2</code></pre>',
  );
});

test('boxes of a page mean nothing: what they hold stays', () => {
  expect(
    pasted('<div><div>One</div><div><p>Two</p><ul><li><div>Three</div></li></ul></div></div>'),
  ).toBe('<p>One</p><p>Two</p><ul><li><p>Three</p></li></ul>');
});

test('what this editor copied stays as it is', () => {
  const html = '<div data-pm-slice="0 0 []"><p><b>a</b></p></div>';
  expect(cleanPasted(html).html).toBe(html);
});

test('names of links that nothing leads to are not kept', () => {
  expect(pasted('<h2><a name="_Toc1">Heaps</a></h2>')).toBe('<h2>Heaps</h2>');
});
