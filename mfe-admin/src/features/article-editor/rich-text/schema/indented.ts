import { inert } from './inert.ts';

/** Elements that hold blocks: each of their children begins a new line. */
const HOLDERS = 'ul, ol, dl, table, thead, tbody, tfoot, tr, blockquote, figure, details, div';

/** The same HTML with insignificant line breaks and indents, for people to read and compare. */
export function indented(html: string): string {
  const root = inert(html);
  breakLines(root, '');
  return root.innerHTML.trim();
}

function breakLines(holder: Element, indent: string) {
  const line = () => holder.ownerDocument.createTextNode(`\n${indent}`);
  const children = [...holder.children];
  if (children.length === 0 || hasText(holder)) return;
  for (const child of children) {
    child.before(line());
    if (child.matches(HOLDERS)) breakLines(child, `${indent}  `);
  }
  holder.append(`\n${indent.slice(2)}`);
}

/** Beside text, a line break would become a space. */
function hasText(holder: Element): boolean {
  for (const node of holder.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) continue;
    if ((node.nodeValue ?? '').trim() !== '') return true;
    node.nodeValue = '';
  }
  return false;
}
