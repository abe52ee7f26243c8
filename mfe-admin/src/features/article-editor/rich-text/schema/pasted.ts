import { FORMULA_CLASS } from '@site/shared/contracts/editorial';
import { renamed } from './article-html.ts';
import { inert } from './inert.ts';
import { nestWordLists } from './word-lists.ts';

/** What was pasted, as the editor takes it. */
export interface Pasted {
  html: string;
  /** Pictures that came along inside the HTML, by the key that their place has as `data-upload`. */
  pictures: Map<string, File>;
}

/** Replacements for elements in pasted HTML. */
const NAMES = { h1: 'h2', h6: 'h5', b: 'strong', i: 'em', strike: 's' };

/**
 * HTML from the clipboard: of a page, or of Word, Google Docs, LibreOffice or Notion, which write lists, footnotes
 * and emphasis each in their own way. The schema drops whatever else an article can't have. What this editor itself
 * copied needs nothing.
 */
export function cleanPasted(html: string): Pasted {
  const root = inert(withInertStyles(html));
  if (root.querySelector('[data-pm-slice]')) return { html, pictures: new Map() };
  for (const wrapper of root.querySelectorAll('[id^="docs-internal-guid"]')) unwrap(wrapper);
  for (const mark of root.querySelectorAll('.MsoFootnoteReference')) {
    mark.replaceWith(within(mark.ownerDocument.createElement('sup'), mark));
  }
  takeFormulas(root);
  renamed(root, NAMES);
  nestWordLists(root);
  keepAnchors(root);
  for (const element of root.querySelectorAll<HTMLElement>('span[data-style]')) keepStyle(element);
  dropBoxes(root);
  dropEmptyParagraphs(root);
  const pictures = takePictures(root);
  return { html: root.innerHTML, pictures };
}

function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

/** Moves the content of an element into another one. */
function within(outer: Element, element: Element): Element {
  outer.append(...element.childNodes);
  return outer;
}

/** Formulas of pages with KaTeX, MathJax or MediaWiki, which have their TeX beside what they show. */
function takeFormulas(root: Element) {
  for (const source of root.querySelectorAll('annotation[encoding="application/x-tex"]')) {
    const block = source.closest('.katex-display, math[display="block"]');
    const shown =
      source.closest('.katex-display') ?? source.closest(FORMULAS) ?? source.closest('math');
    const formula = source.ownerDocument.createElement('code');
    formula.className = FORMULA_CLASS;
    formula.textContent = source.textContent.trim();
    shown?.replaceWith(formula);
    if (!block) continue;
    const line = source.ownerDocument.createElement('pre');
    formula.replaceWith(line);
    line.append(formula);
  }
}

const FORMULAS = '.katex, .mwe-math-element, mjx-container';

/** Addresses that mean something to a reader: files on the author's machine don't. */
const ADDRESS = /^(?:https?:|mailto:|#|\/)/i;

/** Footnotes: a link that another one leads to keeps its name as an id. Nothing else of the names is kept. */
function keepAnchors(root: Element) {
  const links = [...root.querySelectorAll('a')];
  const targets = new Set(links.map((link) => link.getAttribute('href')));
  for (const link of links) {
    const name = link.getAttribute('name');
    if (name && targets.has(`#${name}`)) {
      const anchor = link.ownerDocument.createElement('span');
      anchor.id = name;
      link.replaceWith(anchor);
      anchor.append(link);
    }
    if (link.title === '') link.removeAttribute('title');
    if (!ADDRESS.test(link.getAttribute('href') ?? '')) unwrap(link);
  }
}

const TAG = /<[a-z][^<>]*>/gi;

/** The same with `data-style` for `style`: the page's policy allows no style attributes, not even in what isn't shown. */
const withInertStyles = (html: string): string =>
  html.replace(TAG, (tag) => tag.replace(/\sstyle=/gi, ' data-style='));

/** The declarations of an element's style, in lower case. */
function stylesOf({ dataset }: HTMLElement): Map<string, string> {
  const declarations = (dataset.style ?? '').toLowerCase().split(';');
  return new Map(
    declarations.map((declaration) => {
      const [property = '', ...value] = declaration.split(':');
      return [property.trim(), value.join(':').trim()];
    }),
  );
}

/** Emphasis that Google Docs and LibreOffice write as a style. */
function keepStyle(element: HTMLElement) {
  const styles = stylesOf(element);
  const weight = styles.get('font-weight');
  const lines = `${styles.get('text-decoration')} ${styles.get('text-decoration-line')}`;
  const marks = [
    (weight === 'bold' || Number(weight) >= 600) && 'strong',
    styles.get('font-style') === 'italic' && 'em',
    lines.includes('underline') && !element.closest('a') && !element.querySelector('a') && 'u',
    lines.includes('line-through') && 's',
    styles.get('vertical-align') === 'super' && 'sup',
    styles.get('vertical-align') === 'sub' && 'sub',
  ];
  for (const mark of marks) {
    if (mark) element.append(within(element.ownerDocument.createElement(mark), element));
  }
}

/** Pages are built of boxes, which mean nothing in a text: what they hold stays, as paragraphs if it's bare text. */
function dropBoxes(root: Element) {
  for (const box of [...root.querySelectorAll('div')].reverse()) {
    if (box.querySelector(BLOCKS)) unwrap(box);
    else box.replaceWith(within(box.ownerDocument.createElement('p'), box));
  }
}

const BLOCKS =
  'p, h2, h3, h4, h5, ul, ol, dl, pre, table, blockquote, figure, hr, details, section, article, div';

/** Word separates paragraphs by some that have a space only. */
function dropEmptyParagraphs(root: Element) {
  for (const paragraph of root.querySelectorAll('p')) {
    const isEmpty = paragraph.textContent.trim() === '' && !paragraph.querySelector('img, svg, br');
    if (isEmpty && !paragraph.closest('td, th')) paragraph.remove();
  }
}

/**
 * Pictures on the web stay as they are. Those inside the HTML are handed out to be uploaded. Of the others, which
 * lie on the author's machine, the place is kept: the editor shows that a picture is missing there.
 */
function takePictures(root: Element): Map<string, File> {
  const pictures = new Map<string, File>();
  for (const image of root.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? '';
    if (/^(?:https?:|\/)/i.test(source)) continue;
    image.removeAttribute('src');
    const file = fileOf(source);
    if (!file) continue;
    const key = crypto.randomUUID();
    image.dataset.upload = key;
    pictures.set(key, file);
  }
  return pictures;
}

const DATA = /^data:(image\/[a-z+.-]+);base64,/i;

/** The file of a data: address; null if it's anything else. */
function fileOf(source: string): File | null {
  const [prefix, type = ''] = DATA.exec(source) ?? [];
  if (prefix === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(source.slice(prefix.length)), (sign) => sign.charCodeAt(0));
    return new File([bytes], 'pasted', { type: type.toLowerCase() });
  } catch {
    return null;
  }
}
