import { brand } from '@site/shared/brand';
import type { JsonLdNode, PageEntry, PageHead } from '@site/shared/contracts/composition';
import { escapeHtml, escapeJson } from '../../../html/escape-html.ts';
import type { Owner } from './page-path.ts';

/** Title and description as the page's owner declares them; the site's own if it declares none. */
export function metadataOf(owner: Owner, page: PageEntry | undefined): PageHead {
  if (owner.kind === 'nobody') return nothingThere;
  if (!page) return { title: brand.name, description: brand.description };
  const { title, description, noindex = false } = page;
  return { title, description, noindex };
}

const nothingThere: PageHead = {
  title: 'Sorry page not found!',
  description: 'The address may have a typo, or the page may have moved.',
  noindex: true,
};

/** Where a page is. */
interface PageAddress {
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
