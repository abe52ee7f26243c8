import { brand } from '@site/shared/brand';
import type { Article } from '@site/shared/contracts';
import { escapeHtml } from '../../escape-html.ts';
import { withoutMarks } from '../articles/index.ts';

/**
 * The newest articles as an Atom feed, in full.
 * @param publicUrl without a closing slash
 */
export function feed(articles: Article[], publicUrl: string): string {
  const home = `${publicUrl}/`;
  const updated = articles
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${escapeHtml(home)}</id>
<title>${escapeHtml(brand.name)} articles</title>
<subtitle>${escapeHtml(brand.tagline)}</subtitle>
<updated>${updated ?? new Date(0).toISOString()}</updated>
<author><name>${escapeHtml(brand.name)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeHtml(`${publicUrl}/feed.xml`)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(`${publicUrl}/dsaarticles`)}"/>
${articles.map((article) => entry(article, publicUrl)).join('\n')}
</feed>
`;
}

/** Its id is made from the article's, so that a new title or slug makes no new entry. */
function entry(article: Article, publicUrl: string): string {
  const url = escapeHtml(`${publicUrl}/article/${article.slug}`);
  const categories = [article.category.name, ...article.tags]
    .map((term) => `<category term="${escapeHtml(term)}"/>`)
    .join('');
  return `<entry>
<id>tag:${new URL(publicUrl).hostname},2026:article:${escapeHtml(article.id)}</id>
<title>${escapeHtml(article.title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${article.published_at ?? article.created_at}</published>
<updated>${article.updated_at}</updated>
${categories}
<summary>${escapeHtml(article.description)}</summary>
<content type="html" xml:base="${url}">${escapeHtml(withoutMarks(article.content))}</content>
</entry>`;
}
