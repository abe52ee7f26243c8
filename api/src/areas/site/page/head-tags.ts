import { brand } from '@site/shared/brand';
import type { JsonLdNode, PageHead } from '@site/shared/contracts';
import { escapeHtml, escapeJson } from '../../../html/escape-html.ts';

/** Where a page is. */
export interface PageAddress {
  /** Without a closing slash. */
  publicUrl: string;
  path: string;
}

/**
 * What search engines and previews of links read of a page: its one address, Open Graph, and what it is
 * about as data. A page that is to be left out is described to nobody.
 */
export function headTagsOf(metadata: PageHead, { publicUrl, path }: PageAddress): string {
  const feed = `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(brand.name)} articles" href="/feed.xml">`;
  if (metadata.noindex) return feed;
  const url = new URL(metadata.canonical ?? path, publicUrl).href;
  const tags = [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    feed,
    ...openGraph(metadata, url, publicUrl).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    `<meta name="twitter:card" content="${metadata.image ? 'summary_large_image' : 'summary'}">`,
  ];
  if (metadata.about) tags.push(dataBlock(metadata.about));
  return tags.join('\n');
}

/** Data, which no browser runs; the policy needs no exception for it. */
const dataBlock = (nodes: JsonLdNode[]) => {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  return `<script type="application/ld+json">${escapeJson(json)}</script>`;
};

function openGraph(
  { title, description, article, image }: PageHead,
  url: string,
  publicUrl: string,
): [string, string][] {
  return [
    ['og:site_name', brand.name],
    ['og:type', article ? 'article' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', new URL(image ?? '/preview.png', publicUrl).href],
    ...(article ? articleTags(article) : []),
  ];
}

const articleTags = (article: NonNullable<PageHead['article']>): [string, string][] => [
  ...(article.publishedAt
    ? [['article:published_time', article.publishedAt] as [string, string]]
    : []),
  ['article:modified_time', article.modifiedAt],
  ['article:section', article.section],
  ...article.tags.map((tag): [string, string] => ['article:tag', tag]),
];
