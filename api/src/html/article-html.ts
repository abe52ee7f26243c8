import type { TableOfContentsEntry } from '@site/shared/contracts';
import { marked } from 'marked';
import { withHeadingIds } from './headings.ts';
import { highlightedLines } from './highlight-code.ts';
import { sanitiseArticle } from './sanitise.ts';
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

/** The same for Markdown (with the tables and the crossings-out of GitHub's). */
export const prepareArticleMarkdown = (markdown: string): ArticleHtml =>
  prepareArticleHtml(marked.parse(markdown, { async: false, gfm: true }));

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
