import { MARKDOWN_MAX } from '@site/shared/contracts/practice';
import {
  type ArticleHtml,
  MAX_CONTENT_BYTES,
  prepareArticleMarkdown,
} from '../html/article-html.ts';
import { linksOfBody, mistakesInBody } from './check-links.ts';
import { type Reading, readText } from './content-files.ts';

/** A text in Markdown as it's shown; null if it has a mistake. */
export async function readBody(file: string, reading: Reading): Promise<ArticleHtml | null> {
  const markdown = await readText(file, MARKDOWN_MAX, reading);
  return markdown === null ? null : prepareBody(file, markdown, reading);
}

/** The same of a text that has been read. */
export function prepareBody(
  file: string,
  markdown: string,
  { mistakes, links }: Reading,
): ArticleHtml | null {
  const body = prepareArticleMarkdown(markdown);
  links.push(...linksOfBody(file, body));
  mistakes.push(...mistakesInBody(body).map((message) => ({ file, line: 1, field: '', message })));
  const bytes = Buffer.byteLength(body.content);
  if (bytes <= MAX_CONTENT_BYTES) return body;
  const message = `is too long: as HTML it has ${bytes} bytes, and at most ${MAX_CONTENT_BYTES} are allowed`;
  mistakes.push({ file, line: 1, field: '', message });
  return null;
}
