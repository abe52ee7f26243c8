import { brand } from '@site/shared/brand';
import type { PageEntry, PageHead } from '@site/shared/contracts';
import type { Owner } from './owner.ts';

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
