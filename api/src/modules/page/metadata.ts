import { brand } from '@site/shared/brand';
import type { PageEntry, Registry } from '@site/shared/contracts';

export interface Metadata {
  title: string;
  description: string;
}

const named = (title: string) => `${title} · ${brand.name}`;

/** Title and description of a path, as its owner declares them; the site's own where nobody does. */
export function metadataOf(path: string, { shell, remotes }: Registry): Metadata {
  const pages = [shell, ...Object.values(remotes)].flatMap((release) => release.pages);
  const page = pages.find((entry) => matches(entry, path));
  if (!page) return { title: brand.name, description: brand.description };
  return { title: named(page.title), description: page.description };
}

/** Title and description of a page that shows one thing, such as a roadmap. */
export const metadataOfContent = ({ title, description }: Metadata): Metadata => ({
  title: named(title),
  description,
});

function matches({ path: pattern }: PageEntry, path: string): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}
