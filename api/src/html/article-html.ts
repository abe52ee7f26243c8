import type { TableOfContentsEntry } from '@site/shared/contracts/composition';
import { articleMarkdown } from '@site/shared/contracts/editorial';
import { Marked } from 'marked';
import { escapeHtml } from './escape-html.ts';
import { highlightedLines } from './highlight-code.ts';
import { ID_PREFIX, plainId, sanitiseArticle } from './sanitise.ts';
import { readingMinutes, textOf } from './text.ts';

/** The body of an article as it is stored and shown. */
export interface ArticleHtml {
  content: string;
  tableOfContents: TableOfContentsEntry[];
  readingMinutes: number;
}

/** Longest body in bytes, sanitised and highlighted. */
export const MAX_CONTENT_BYTES = 200 * 1024;

/**
 * The only way HTML becomes an article's body, no matter who wrote it: sanitised, code highlighted,
 * headings named. Doing it again changes nothing.
 */
export function prepareArticleHtml(html: string): ArticleHtml {
  const { html: content, tableOfContents } = withHeadingIds(highlighted(sanitiseArticle(html)));
  return { content, tableOfContents, readingMinutes: readingMinutes(content) };
}

const marked = new Marked(articleMarkdown);

/** The same for Markdown, with tables, crossings-out, formulas and callouts as GitHub writes them. */
export const prepareArticleMarkdown = (markdown: string): ArticleHtml =>
  prepareArticleHtml(marked.parse(markdown, { async: false }));

/** Splits HTML at the blocks of code in a language; the language is its own piece. */
const CODE_BLOCKS = /<pre><code class="language-([a-z0-9]+)">/;
const END_OF_BLOCK = '</code></pre>';

/** Tokens in spans; what was marked before is marked again. */
function highlighted(html: string): string {
  const [before = '', ...blocks] = html.split(CODE_BLOCKS);
  let done = before;
  for (let at = 0; at < blocks.length; at += 2)
    done += block(blocks[at] ?? '', blocks[at + 1] ?? '');
  return done;
}

/** @param rest everything behind the beginning of the block, up to the next one */
function block(language: string, rest: string): string {
  const end = rest.indexOf(END_OF_BLOCK);
  const code = end < 0 ? '' : highlightedLines(textOf(rest.slice(0, end)), language).join('\n');
  return `<pre><code class="language-${language}">${code}${rest.slice(Math.max(end, 0))}`;
}

/** Beginnings and ends of headings, as separate pieces when a text is split by it. */
const TAGS = /(<h[23](?: id="[^"]*")?>|<\/h[23]>)/;
const BEGINNING = /^<h([23])(?: id="([^"]*)")?>$/;

interface Heading {
  /** How it begins, such as <h2>. */
  tag: string;
  level: string;
  /** The id it has already. */
  given: string | undefined;
  /** HTML. */
  inner: string;
}

/**
 * Gives every heading of the second and third level its own id and lists them.
 * @param html as `sanitiseArticle` writes it
 */
function withHeadingIds(html: string): {
  html: string;
  tableOfContents: TableOfContentsEntry[];
} {
  const tableOfContents: TableOfContentsEntry[] = [];
  const taken = new Set<string>();
  const named = ({ level, given, inner }: Heading): string => {
    const title = textOf(inner).trim();
    const id = freeId(given ?? ID_PREFIX + (plainId(title) || 'part'), taken);
    if (title !== '') tableOfContents.push({ id, title, level: Number(level) });
    return `<h${level} id="${escapeHtml(id)}">${inner}</h${level}>`;
  };
  return { html: withHeadings(html, named), tableOfContents };
}

/** Replaces every heading, from its beginning to the next end of its level, in one pass. */
function withHeadings(html: string, replace: (heading: Heading) => string): string {
  let done = '';
  let heading: Heading | null = null;
  for (const piece of html.split(TAGS)) {
    const [, level, given] = BEGINNING.exec(piece) ?? [];
    if (heading && piece === `</h${heading.level}>`) {
      done += replace(heading);
      heading = null;
    } else if (heading) heading.inner += piece;
    else if (level) heading = { tag: piece, level, given, inner: '' };
    else done += piece;
  }
  return heading ? done + heading.tag + heading.inner : done;
}

function freeId(preferred: string, taken: Set<string>): string {
  let id = preferred;
  for (let number = 2; taken.has(id); number += 1) id = `${preferred}-${number}`;
  taken.add(id);
  return id;
}
