import { getSchema } from '@tiptap/core';
import { DOMSerializer, DOMParser as DocumentParser, type Node } from '@tiptap/pm/model';
import { asHtmlBlock, fromHtmlBlock } from './html-block.ts';
import { inert } from './inert.ts';
import { sameHtml } from './outline.ts';
import { articleSchema } from './schema.ts';

const schema = getSchema(articleSchema);

/** The server turns these into levels below the page's own heading. */
const LEVELS = { h1: 'h2', h6: 'h5' };

/** The same elements with other names. */
export function renamed(root: HTMLElement, names: Record<string, string>): HTMLElement {
  for (const [name, better] of Object.entries(names)) {
    for (const element of root.querySelectorAll(name)) {
      const successor = root.ownerDocument.createElement(better);
      for (const { name, value } of element.attributes) successor.setAttribute(name, value);
      successor.append(...element.childNodes);
      element.replaceWith(successor);
    }
  }
  return root;
}

/**
 * The editor's document for an article's HTML. A block with something in it that the editor doesn't support stays as it
 * is, as a block of HTML.
 */
export function documentOf(html: string): Node {
  const root = renamed(inert(html), LEVELS);
  if (!isKept(root.innerHTML)) {
    for (const block of root.children) {
      if (!isKept(block.outerHTML)) block.replaceWith(asHtmlBlock(block));
    }
  }
  return parsed(root);
}

/** The editor's document for what the schema has of these elements. */
export const parsed = (root: HTMLElement): Node => DocumentParser.fromSchema(schema).parse(root);

/** Whether the editor would write the same. */
const isKept = (html: string): boolean => sameHtml(html, htmlOf(parsed(inert(html))));

/** The HTML of the editor's document; '' if it's empty. */
export function htmlOf(document: Node): string {
  const root = inert('');
  const serializer = DOMSerializer.fromSchema(document.type.schema);
  root.append(serializer.serializeFragment(document.content, { document: root.ownerDocument }));
  for (const paragraph of root.querySelectorAll<HTMLElement>('p[data-bare]')) unwrap(paragraph);
  for (const table of root.querySelectorAll('table')) restoreSections(table);
  for (const block of root.querySelectorAll('[data-html]')) fromHtmlBlock(block);
  while (isEmptyParagraph(root.lastElementChild)) root.lastElementChild?.remove();
  return root.innerHTML;
}

const isEmptyParagraph = (element: Element | null) =>
  element?.localName === 'p' && element.childNodes.length === 0;

/** Elements that hold a single paragraph's text directly. */
const WITHOUT_PARAGRAPHS = 'li, td, th, dd, figure';

function unwrap(paragraph: HTMLElement) {
  const { parentElement: parent, previousElementSibling, nextElementSibling } = paragraph;
  const single = ![previousElementSibling, nextElementSibling].some(
    (beside) => beside?.localName === 'p',
  );
  paragraph.removeAttribute('data-bare');
  if (single && parent?.matches(WITHOUT_PARAGRAPHS)) paragraph.replaceWith(...paragraph.childNodes);
}

/** The editor has rows only: leading header rows become the head unless a row names its section. */
function restoreSections(table: HTMLTableElement) {
  const rows = [...table.rows];
  const body = table.tBodies[0];
  let section = 'thead';
  let current: Element | null = null;
  for (const row of rows) {
    const isHeader = [...row.cells].every((cell) => cell.localName === 'th');
    const rowSection = row.dataset.section ?? (isHeader && section === 'thead' ? 'thead' : 'tbody');
    row.removeAttribute('data-section');
    if (!current || rowSection !== section) {
      section = rowSection;
      current = table.appendChild(table.ownerDocument.createElement(section));
    }
    current.append(row);
  }
  body?.remove();
}
