import { brand } from '@site/shared/brand';
import type { Registry } from '@site/shared/contracts';
import { isPathOf } from './page-path.ts';

export interface Metadata {
  title: string;
  description: string;
  /** True where search engines are asked to leave the page out. */
  noindex?: boolean;
}

const named = (title: string) => `${title} · ${brand.name}`;

/** Title and description of a path, as its owner declares them; the site's own where nobody does. */
export function metadataOf(path: string, { shell, remotes }: Registry): Metadata {
  const pages = [shell, ...Object.values(remotes)].flatMap((release) => release.pages);
  const page = pages.find((entry) => isPathOf(entry, path));
  if (!page) return { title: brand.name, description: brand.description };
  const { title, description, noindex = false } = page;
  return { title: named(title), description, noindex };
}

/** Title and description of a page that shows one thing, such as a roadmap. */
export const metadataOfContent = ({ title, description }: Metadata): Metadata => ({
  title: named(title),
  description,
});
