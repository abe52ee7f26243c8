/** What pages of several units say of themselves to search engines, in the words of schema.org. Only heads use it. */
import { brand } from '../../brand/index.ts';
import type { HeadContext, JsonLdNode } from './rendering.ts';

type Url = HeadContext['url'];

/** A page of the site: its name and its path. */
export interface PageLink {
  name: string;
  path: string;
}

export const publisherNode = (url: Url): JsonLdNode => ({
  '@type': 'Organization',
  name: brand.name,
  url: url('/'),
});

/** The way from the home page to this one. */
export const breadcrumbsNode = (url: Url, ...steps: PageLink[]): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: brand.name, path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url(path),
  })),
});

export const listNode = (url: Url, name: string, items: PageLink[]): JsonLdNode => ({
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.name,
    url: url(item.path),
  })),
});
