import type { ReleaseManifest, SitemapEntry } from '@site/shared/contracts';
import { escapeHtml } from '../../../html/escape-html.ts';
import { ownPages } from '../page/own-pages.ts';
import { isClosed } from './robots.ts';

/** The pages that are to be found, as their owners declare them; not those whose address has a variable part. */
export const pageEntries = (manifest: ReleaseManifest): SitemapEntry[] =>
  ownPages(manifest)
    .filter(({ path, noindex }) => !noindex && !path.includes(':'))
    .map(({ path }) => ({ path }));

/** @param publicUrl without a closing slash */
export const sitemap = (entries: SitemapEntry[], publicUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries
  .filter(({ path }) => !isClosed(path))
  .map((entry) => urlElement(entry, publicUrl))
  .join('\n')}
</urlset>
`;

const urlElement = ({ path, modifiedAt }: SitemapEntry, publicUrl: string): string => {
  const modified = modifiedAt ? `<lastmod>${escapeHtml(modifiedAt)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(new URL(path, publicUrl).href)}</loc>${modified}</url>`;
};
