import { brand } from '@site/shared/brand';
import { escapeHtml } from '../../../html/escape-html.ts';
import { withoutMarks } from '../../../html/text.ts';
import type { ArticleFacts } from '../../editorial/index.ts';

/** Text as it may stand in XML, which has no place for control characters, not even escaped. */
const xml = (text: string): string =>
  escapeHtml(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));

/**
 * The newest articles as an Atom feed, in full.
 * @param publicUrl without a closing slash
 */
export function feed(articles: ArticleFacts[], publicUrl: string): string {
  const home = `${publicUrl}/`;
  const updated = articles
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${xml(home)}</id>
<title>${xml(brand.name)} articles</title>
<subtitle>${xml(brand.tagline)}</subtitle>
<updated>${updated ?? new Date(0).toISOString()}</updated>
<author><name>${xml(brand.name)}</name></author>
<link rel="self" type="application/atom+xml" href="${xml(`${publicUrl}/feed.xml`)}"/>
<link rel="alternate" type="text/html" href="${xml(`${publicUrl}/dsaarticles`)}"/>
${articles.map((article) => entry(article, publicUrl)).join('\n')}
</feed>
`;
}

/** Its id is made from the article's, so that a new title or slug makes no new entry. */
function entry(article: ArticleFacts, publicUrl: string): string {
  const url = xml(new URL(`/article/${article.slug}`, publicUrl).href);
  const categories = [article.category.name, ...article.tags]
    .map((term) => `<category term="${xml(term)}"/>`)
    .join('');
  const author = article.author
    ? `<author><name>${xml(article.author.name)}</name><uri>${xml(new URL(`/author/${article.author.slug}`, publicUrl).href)}</uri></author>\n`
    : '';
  return `<entry>
<id>tag:${new URL(publicUrl).hostname},2026:article:${xml(article.id)}</id>
<title>${xml(article.title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${article.published_at ?? article.created_at}</published>
<updated>${article.updated_at}</updated>
${author}${categories}
<summary>${xml(article.description)}</summary>
<content type="html" xml:base="${url}">${xml(withoutMarks(article.content))}</content>
</entry>`;
}
