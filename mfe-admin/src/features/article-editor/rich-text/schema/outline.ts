import { inert } from './inert.ts';

/** Whether two texts say the same in the same form, however their HTML is written. */
export const sameHtml = (one: string, other: string): boolean =>
  outlineOf(plain(one)).join('\n') === outlineOf(plain(other)).join('\n');

/** The same, but for ids, which the server generates. */
export function sameText(one: string, other: string): boolean {
  const [first, second] = [one, other].map((html) => {
    const root = plain(html);
    for (const element of root.querySelectorAll('[id]')) element.removeAttribute('id');
    return outlineOf(root).join('\n');
  });
  return first === second;
}

const INLINE = new Set([
  ...['a', 'abbr', 'b', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp'],
  ...['small', 'span', 'strong', 'sub', 'sup', 'u', 'var', 'br', 'img'],
]);

const isInline = (node: Node) =>
  node.nodeType === Node.TEXT_NODE || INLINE.has((node as Element).localName);

const isBlank = (node: Node) => !isElement(node) && (node.nodeValue ?? '').trim() === '';
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** Without what means nothing: token colours, which the server adds, and missing paragraphs. */
function plain(html: string): HTMLElement {
  const root = inert(html);
  for (const token of root.querySelectorAll('span[class^="tok-"]:not([id])')) {
    token.replaceWith(...token.childNodes);
  }
  root.normalize();
  for (const block of [root, ...root.querySelectorAll('blockquote, div, details')]) {
    wrapText(block);
  }
  return root;
}

/** In these, bare text is the same as a paragraph. */
function wrapText(block: Element) {
  let paragraph: Element | null = null;
  for (const child of [...block.childNodes]) {
    if (!isInline(child)) paragraph = null;
    else if (paragraph) paragraph.append(child);
    else if (!isBlank(child)) {
      paragraph = block.ownerDocument.createElement('p');
      child.before(paragraph);
      paragraph.append(child);
    }
  }
}

const attributesOf = (element: Element) =>
  [...element.attributes].map(({ name, value }) => `${name}="${value}"`).sort();

const tagOf = (element: Element) => `<${[element.localName, ...attributesOf(element)].join(' ')}>`;

/** Blocks and texts in order, one per line. The nesting order of inline elements doesn't matter. */
function outlineOf(root: Node, inline: readonly string[] = []): string[] {
  return [...root.childNodes].flatMap((node) => {
    if (!isElement(node)) return linesOf(node, inline);
    if (node.localName === 'p' && node.childNodes.length === 0) return [];
    if (!isInline(node)) return [tagOf(node), ...outlineOf(node, inline), `</${node.localName}>`];
    const around = [...inline, tagOf(node)].sort();
    return node.childNodes.length === 0 ? [around.join('')] : outlineOf(node, around);
  });
}

function linesOf(node: Node, inline: readonly string[]): string[] {
  const text = node.nodeValue ?? '';
  if (node.nodeType === Node.COMMENT_NODE) return [`<!--${text}-->`];
  if (node.parentElement?.closest('pre')) return [text];
  return isBlank(node) ? [] : [inline.join('') + text.trim().replace(/\s+/g, ' ')];
}
