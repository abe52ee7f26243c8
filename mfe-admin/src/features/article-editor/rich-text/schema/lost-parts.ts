import { documentOf, htmlOf, inert } from './article-html.ts';

/**
 * The parts of some HTML that the rich text editor would lose, in words for the author. What it writes
 * differently with the same meaning doesn't count.
 */
export function lostParts(html: string): string[] {
  const [before, after] = [plain(html), plain(htmlOf(documentOf(html)))];
  if (outlineOf(before).join('\n') === outlineOf(after).join('\n')) return [];
  const remaining = countParts(after);
  const lost = [...countParts(before)].filter(
    ([part, count]) => count > (remaining.get(part) ?? 0),
  );
  return lost.length > 0 ? lost.map(([part]) => part) : ['the way parts are nested'];
}

/** Whether two texts are the same in content and form. Ids, which the server generates, don't count. */
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

/** How often each kind of element and attribute occurs. */
function countParts(root: Element): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1);
  for (const element of root.querySelectorAll('*')) {
    count(`<${element.localName}>`);
    for (const { name } of element.attributes) count(`${name} on <${element.localName}>`);
  }
  return counts;
}
