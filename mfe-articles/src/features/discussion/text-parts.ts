import { isOwn } from '@site/shared/contracts/composition';
import { bootReleaseManifest } from '@site/shared/platform';

/** A part of a comment. Everything is text: markup is shown as it was typed. */
export type TextPart =
  | { kind: 'text' | 'code' | 'block'; text: string }
  /** A link to another site. */
  | { kind: 'link'; text: string; address: string }
  /** A link to a page of this site. */
  | { kind: 'page'; text: string; path: string };

/** Splits a comment into parts that are shown differently. Blank lines stay, except next to a block. */
export function textParts(text: string, origin = window.location.origin): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { part, start, end } of specialParts(text, origin)) {
    if (start > done) parts.push({ kind: 'text', text: text.slice(done, start) });
    parts.push(part);
    done = end;
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) });
  return parts.map((part, index) => aroundBlocks(part, parts[index - 1], parts[index + 1]));
}

interface SpecialPart {
  part: TextPart;
  start: number;
  end: number;
}

// Each of these matches from a given position. As a single expression, they couldn't be proved linear.
const BEGINNING = /`|https?:\/\/|\//gi;
const FENCE = /```[^\n`]*\n/y;
const CODE = /`([^`\n]+)`/y;
const ADDRESS = /https?:\/\/[^\s<>"`]+/iy;
const PATH = /(?:\/[\w-]+)+(?:\?[\w=&%+-]+)?(?:#[\w-]+)?/y;

/** The match that begins at `start`; for a global expression, the first one from there on. */
function matchFrom(expression: RegExp, text: string, start: number): RegExpExecArray | null {
  expression.lastIndex = start;
  return expression.exec(text);
}

/** Fenced and inline code, addresses, and paths of this site's pages. */
function* specialParts(text: string, origin: string): Generator<SpecialPart> {
  let position = 0;
  for (;;) {
    const start = matchFrom(BEGINNING, text, position)?.index;
    if (start === undefined) return;
    const found =
      blockAt(text, start) ??
      codeAt(text, start) ??
      pathAt(text, start) ??
      addressAt(text, start, origin);
    if (found?.part) yield { part: found.part, start, end: found.end };
    position = found?.end ?? start + 1;
  }
}

/** A block already has space around it: adjacent line breaks would add empty lines. */
function aroundBlocks(part: TextPart, before?: TextPart, after?: TextPart): TextPart {
  if (part.kind !== 'text') return part;
  let { text } = part;
  if (before?.kind === 'block') text = text.replace(/^\n+/, '');
  if (after?.kind === 'block') text = text.replace(/\n{1,2}$/, '');
  return { ...part, text };
}

interface Found {
  /** null for text that looks like a link but stays plain. */
  part: TextPart | null;
  end: number;
}

/** A fenced block; null if it isn't closed. */
function blockAt(text: string, start: number): Found | null {
  const first = matchFrom(FENCE, text, start)?.[0];
  const fence = first === undefined ? -1 : text.indexOf('```', start + first.length);
  if (first === undefined || fence < 0) return null;
  const inside = text.slice(start + first.length, fence).replace(/\n$/, '');
  return { part: { kind: 'block', text: inside }, end: fence + 3 };
}

function codeAt(text: string, start: number): Found | null {
  const [all, code] = matchFrom(CODE, text, start) ?? [];
  return all && code ? { part: { kind: 'code', text: code }, end: start + all.length } : null;
}

/** The path of a page; null if it is part of a longer path, of a file's name or of an address. */
function pathAt(text: string, start: number): Found | null {
  const path = matchFrom(PATH, text, start)?.[0];
  if (path === undefined || /[\w/.:#-]/.test(text.charAt(start - 1))) return null;
  const end = start + path.length;
  const isLonger = /^(?:[\w/]|\.\w)/.test(text.slice(end, end + 2));
  if (isLonger || !isSitePage(path.split(/[?#]/, 1)[0] ?? '')) return null;
  return { part: { kind: 'page', text: path, path }, end };
}

function addressAt(text: string, start: number, origin: string): Found | null {
  const all = matchFrom(ADDRESS, text, start)?.[0];
  if (all === undefined) return null;
  const part = linkTo(withoutEnd(all), origin);
  return { part, end: start + (part?.text ?? all).length };
}

/**
 * Punctuation after an address belongs to the sentence, and so does a closing bracket without an opening
 * one.
 */
function withoutEnd(address: string): string {
  const brackets = `${address.includes('(') ? '' : ')'}${address.includes('[') ? '' : ']'}`;
  const behind = `.,;:!?'*_~${brackets}`;
  let end = address.length;
  while (end > 0 && behind.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/** An address with a user name or password is meant to deceive, so it stays text. */
function linkTo(text: string, origin: string): TextPart | null {
  const url = parsed(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (url.origin === origin && isSitePage(url.pathname)) {
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

/** Whether the router has a page at a path, unlike the API's paths, feeds, pictures and other files. */
function isSitePage(path: string): boolean {
  const { shell, remotes } = bootReleaseManifest();
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (plain.slice(plain.lastIndexOf('/')).includes('.')) return false;
  return (
    Object.values(remotes).some((remote) => isOwn(remote, plain)) ||
    shell.pages.some((page) => isAt(plain, page.path))
  );
}

/** Segments that begin with a colon match any. */
function isAt(path: string, pattern: string): boolean {
  const expected = pattern.split('/');
  const given = path.split('/');
  const matches = (part: string, index: number) =>
    part === given[index] || (part.startsWith(':') && given[index] !== '');
  return expected.length === given.length && expected.every(matches);
}
