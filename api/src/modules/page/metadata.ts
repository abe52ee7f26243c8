import { brand } from '@site/shared/brand';
import type { ReleaseManifest } from '@site/shared/contracts';
import type { JsonLd } from './json-ld.ts';
import { isPathOf } from './page-path.ts';

export interface Metadata {
  /** Without the site's name. */
  title: string;
  description: string;
  /** True if search engines are asked to leave the page out. */
  noindex?: boolean;
  /** The path under which the page is to be known, if it is not its own. */
  canonical?: string;
  /** Facts of a page that is a text by itself. */
  article?: { publishedAt: string | null; modifiedAt: string; section: string; tags: string[] };
  /** Address of a picture: a path of the site or https. */
  image?: string | null;
  /** What the page is about, in the words of schema.org. */
  about?: JsonLd[];
}

/** Title and description of a path, as its owner declares them; the site's own if nobody does. */
export function metadataOf(path: string, { shell, remotes }: ReleaseManifest): Metadata {
  const pages = [shell, ...Object.values(remotes)].flatMap((release) => release.pages);
  const page = pages.find((entry) => isPathOf(entry, path));
  if (!page) return { title: brand.name, description: brand.description };
  const { title, description, noindex = false } = page;
  return { title, description, noindex };
}
