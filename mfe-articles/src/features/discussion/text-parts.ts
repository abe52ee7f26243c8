/** A piece of a comment. Everything is text: what looks like markup is shown as it was typed. */
export type TextPart =
  | { kind: 'text' | 'code' | 'block'; text: string }
  /** Another site. */
  | { kind: 'link'; text: string; address: string }
  /** A page of this site. */
  | { kind: 'page'; text: string; path: string };

/** Fenced and inline code, addresses, and paths of this site's pages, in this order of precedence. */
const special =
  /```[^\n`]*\n([\s\S]*?)\n?```|`([^`\n]+)`|(https?:\/\/[^\s<>"`]+)|(?<![\w/.:#-])(\/(?:dsaarticles?|article|roadmaps)(?:\/[\w-]+)?(?:#[\w-]+)?)(?![\w/])/gi;

/** Splits a comment into what is shown in different ways. Blank lines stay as they are, but beside a block. */
export function textParts(text: string, origin = window.location.origin): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(special)) {
    const part = partOf(match, origin);
    if (!part) continue;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(part);
    end = match.index + (isAddress(part) ? part.text.length : match[0].length);
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts.map((part, index) => aroundBlocks(part, parts[index - 1], parts[index + 1]));
}

/** A block stands apart by itself: the line breaks beside it would add empty lines. */
function aroundBlocks(part: TextPart, before?: TextPart, after?: TextPart): TextPart {
  if (part.kind !== 'text') return part;
  let { text } = part;
  if (before?.kind === 'block') text = text.replace(/^\n+/, '');
  if (after?.kind === 'block') text = text.replace(/\n{1,2}$/, '');
  return { ...part, text };
}

const isAddress = ({ kind }: TextPart) => kind === 'link' || kind === 'page';

function partOf([, block, code, address, path]: RegExpExecArray, origin: string): TextPart | null {
  if (block !== undefined) return { kind: 'block', text: block };
  if (code !== undefined) return { kind: 'code', text: code };
  if (path !== undefined) return { kind: 'page', text: path, path };
  return address === undefined ? null : linkTo(withoutEnd(address), origin);
}

/** Punctuation behind an address belongs to the sentence, and so does a bracket that it did not open. */
function withoutEnd(address: string): string {
  const trimmed = address.replace(/[.,;:!?'*_~]+$/, '');
  const unopened =
    (trimmed.endsWith(')') && !trimmed.includes('(')) ||
    (trimmed.endsWith(']') && !trimmed.includes('['));
  if (unopened) return withoutEnd(trimmed.slice(0, -1));
  return trimmed;
}

/** What these lead to is not a page for the router. */
const NO_PAGE = /^\/(v1|releases)(\/|$)/;

/** An address with a name or password in it is made to be mistaken for another one: it stays text. */
function linkTo(text: string, origin: string): TextPart | null {
  const url = parsed(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (url.origin === origin && !NO_PAGE.test(url.pathname)) {
    return { kind: 'page', text, path: url.pathname + url.search + url.hash };
  }
  return { kind: 'link', text, address: url.href };
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
