/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareArticleHtml, prepareArticleMarkdown } from '../../api/src/html/article-html.ts';
import {
  documentOf,
  htmlOf,
} from '../../mfe-admin/src/features/article-editor/rich-text/schema/article-html.ts';

const folder = join(__dirname, '../../api/content/articles');
const slugs = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Blanks beside the tags of blocks mean nothing; those in listings do. */
const compact = (html: string) =>
  html
    .split(/(<pre>.*?<\/pre>)/s)
    .map((part) =>
      part.startsWith('<pre>')
        ? part
        : part
            .replace(/\s+/g, ' ')
            .replace(
              / ?(<\/?(?:p|h\d|ul|ol|li|table|thead|tbody|tr|t[hd]|blockquote|figure|figcaption|svg)\b[^>]*>) ?/g,
              '$1',
            )
            .trim(),
    )
    .join('');

test.each(slugs)('the rich text editor shows all of %s as text, and keeps it', (slug) => {
  const { content } = prepareArticleMarkdown(readFileSync(join(folder, slug, 'body.md'), 'utf8'));
  const document = documentOf(content);
  const blocks = document.content.content.map(({ type }) => type.name);
  expect(blocks).not.toContain('htmlBlock');
  const saved = prepareArticleHtml(htmlOf(document));
  expect(compact(saved.content)).toBe(compact(content));
});
