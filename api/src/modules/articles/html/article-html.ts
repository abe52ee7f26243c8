import type { TableOfContentsEntry } from '@site/shared/contracts';
import { marked } from 'marked';
import { highlightedLines } from '../../../highlight-code.ts';
import { withHeadingIds } from './headings.ts';
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
 * The one way by which HTML becomes an article's body, whoever wrote it: sanitised, code highlighted,
 * headings named. Doing it again changes nothing.
 */
export function prepareArticleHtml(html: string): ArticleHtml {
  const { html: content, tableOfContents } = withHeadingIds(highlighted(sanitiseArticle(html)));
  return { content, tableOfContents, readingMinutes: readingMinutes(content) };
}

/** The same for Markdown (with the tables and the crossings-out of GitHub's). */
export const prepareArticleMarkdown = (markdown: string): ArticleHtml =>
  prepareArticleHtml(marked.parse(markdown, { async: false, gfm: true }));

const CODE_BLOCK = /<pre><code class="language-([a-z0-9]+)">([\s\S]*?)<\/code><\/pre>/g;

/** Tokens in spans; what was marked before is marked anew. */
const highlighted = (html: string): string =>
  html.replace(CODE_BLOCK, (_, language: string, code: string) => {
    const lines = highlightedLines(textOf(code), language);
    return `<pre><code class="language-${language}">${lines.join('\n')}</code></pre>`;
  });
